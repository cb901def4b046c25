import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.output/bench-blank';

const MANIFEST = {
  manifest_version: 3,
  name: 'Blank',
  version: '1',
  permissions: ['storage'],
  action: { default_popup: 'popup.html' },
  chrome_url_overrides: { newtab: 'newtab.html' },
};

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Blank</title>
    <script type="module" src="/empty.js"></script>
  </head>
  <body>
    <p data-blank>Blank</p>
  </body>
</html>
`;

/** Writes an extension whose pages show a word and run an empty module; returns its folder. */
export function writeBlankExtension(): string {
  mkdirSync(FOLDER, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(FOLDER, name), text);
  write('manifest.json', JSON.stringify(MANIFEST));
  write('newtab.html', PAGE);
  write('popup.html', PAGE);
  write('empty.js', 'export {};\n');
  return FOLDER;
}

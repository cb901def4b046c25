import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TEXT_LIMITS } from '../../scripts/package/message-faults';
import { sizeOfPng } from '../../scripts/package/png';

const SECTIONS = [
  'Name',
  'Summary',
  'Description',
  'Single purpose',
  'Permission justification',
  'Data usage',
  'Privacy policy',
  'Test instructions',
  "Reviewer's notes",
];

const languages = readdirSync('public/_locales');

/** The numbers from fifteen on in words; figures beyond them. */
const NUMBERS = {
  en: ['Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen', 'Twenty'],
  nl: ['Vijftien', 'Zestien', 'Zeventien', 'Achttien', 'Negentien', 'Twintig'],
} as const;

/** How a text in English or Dutch has to say how many languages there are. */
const languagesInWords = (language: 'en' | 'nl') => {
  const number = NUMBERS[language][languages.length - 15] ?? languages.length;
  return `${number} ${language === 'en' ? 'languages' : 'talen'}`;
};

/** How many characters the stores document for a section, where they do: the narrowest of them. */
const LIMITS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  Name: [1, TEXT_LIMITS.extName],
  // In the manifest; Firefox allows 250 in its own form.
  Summary: [1, TEXT_LIMITS.extDescription],
  // Edge's; Chrome and Firefox allow more.
  Description: [250, 10_000],
  // Chrome's.
  'Test instructions': [1, 500],
};

/** The sections of a listing, by their headings. */
function listing(language: string): Record<string, string> {
  const [, ...parts] = readFileSync(`docs/store/${language}.md`, 'utf8').split(/^## /m);
  return Object.fromEntries(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end).trim()];
    }),
  );
}

describe.each(['en', 'nl'] as const)('the listing in %s', (language) => {
  const sections = listing(language);
  const messages = JSON.parse(readFileSync(`public/_locales/${language}/messages.json`, 'utf8'));

  it('has all that the stores ask', () => {
    expect(Object.keys(sections)).toEqual(SECTIONS);
    for (const section of SECTIONS) expect(sections[section], section).not.toBe('');
  });

  it('has the name and the summary that the package has', () => {
    expect(sections.Name).toBe(messages.extName.message);
    expect(sections.Summary).toBe(messages.extDescription.message);
  });

  it.each(Object.entries(LIMITS))('fits the field: %s', (section, [least, most]) => {
    expect(sections[section]?.length).toBeGreaterThanOrEqual(least);
    expect(sections[section]?.length).toBeLessThanOrEqual(most);
  });

  it('names the new tab in its description, and where to turn it off', () => {
    expect(sections.Description).toMatch(/new tab page|nieuwe tabblad/);
    for (const place of ['chrome://extensions', 'edge://extensions', 'about:addons']) {
      expect(sections.Description).toContain(place);
    }
  });

  it('says how many languages there are', () => {
    expect(sections.Description, `docs/store/${language}.md`).toContain(languagesInWords(language));
  });

  it('justifies every permission that the extension asks for', () => {
    expect(sections['Permission justification']).toMatch(/^storage: /);
  });
});

it.each(['README.md', 'CHANGELOG.md'])('%s says how many languages there are', (file) => {
  expect(readFileSync(file, 'utf8'), file).toContain(languagesInWords('en'));
});

it('README.md names every language', () => {
  const list = /^- \w+ languages, [^:]+: ([^.]+)\./m.exec(readFileSync('README.md', 'utf8'))?.[1];
  const names = new Intl.DisplayNames('en', { type: 'language' });
  // Which Portuguese or Chinese it is, stands there in other words.
  for (const locale of languages) expect(list).toContain(names.of(locale.split('_')[0] ?? ''));
  expect(list?.split(',')).toHaveLength(languages.length);
});

describe('the table of what the stores ask', () => {
  const text = readFileSync('docs/store/README.md', 'utf8');
  const rows = [...text.matchAll(/^\| ([^|(]+?)(?: \([^|]*\))? \|(.*)\|$/gm)];
  const fields = rows.flatMap(([, names = '']) => names.split(', '));

  it('has every section of a listing, and what is chosen or typed into a form', () => {
    const chosen = ['category', 'support contact', 'mature content', 'licence'];
    expect(fields).toEqual(
      expect.arrayContaining([...SECTIONS.map((section) => section.toLowerCase()), ...chosen]),
    );
  });

  it('has the licence of the sources', () => {
    const { license } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(rows.find(([, name]) => name === 'licence')?.[2]).toContain(license);
  });
});

describe('the pictures for the stores', () => {
  const names = readdirSync('docs/store/images');
  const files = names.map((name) => ({ name, bytes: readFileSync(`docs/store/images/${name}`) }));

  it('have the sizes that the stores ask', () => {
    const sizes = files.map(({ bytes }) => sizeOfPng(bytes));
    expect(new Set(sizes)).toEqual(new Set(['1280x800', '440x280', '1400x560', '300x300']));
    for (const { name, bytes } of files) {
      const size = /^(?:tile|logo)-(\w+)\.png$/.exec(name)?.[1] ?? '1280x800';
      expect(sizeOfPng(bytes), name).toBe(size);
    }
  });

  it('are in 24 bits, without transparency', () => {
    for (const { name, bytes } of files) expect([bytes[24], bytes[25]], name).toEqual([8, 2]);
  });

  it('are five screenshots, as many as Chrome takes, and the same in each language', () => {
    const [english, dutch] = ['en-', 'nl-'].map((language) =>
      names.filter((name) => name.startsWith(language)).map((name) => name.slice(3)),
    );
    expect(english).toHaveLength(5);
    expect(dutch).toEqual(english);
  });
});

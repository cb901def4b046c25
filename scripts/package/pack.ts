import { join } from 'node:path';
import { zip } from 'wxt';

/** One zip for each store: their uploads and versions are separate, even where the bytes are the same. */
export const BROWSERS = ['chrome', 'edge', 'firefox'] as const;
/** One of {@link BROWSERS}. */
export type Browser = (typeof BROWSERS)[number];

/** What is packed: the extension for each browser, and the sources for whoever reviews it. */
export type Package = Browser | 'sources';

/**
 * Builds the extension for every browser and zips it, and the sources once. The zips have sorted
 * files and no times, so the same sources give the same bytes.
 *
 * @param outDir Where the builds and the zips go.
 * @returns The path of each zip.
 */
export async function pack(outDir: string): Promise<Record<Package, string>> {
  const zips: string[] = [];
  for (const browser of BROWSERS) zips.push(...(await zip({ browser, outDir })));
  // WXT adds the sources to the zip of Firefox, the one store that asks for them.
  const [chrome, edge, firefox, sources] = zips;
  if (!chrome || !edge || !firefox || !sources) throw new Error(`Packed only ${zips.join(', ')}`);
  return { chrome, edge, firefox, sources };
}

/** Where `npm run package` leaves the builds and the zips. */
export const OUTPUT = join(import.meta.dirname, '../../.output');

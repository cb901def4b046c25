import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { HELP_SECTIONS } from '../../components/dialogs/help-sections';
import { listInWords } from '../../components/i18n/lists';
import { formatNumber } from '../../components/i18n/numbers';
import { NAMED_RANKS } from '../../components/i18n/ranks';
import { SETTINGS } from '../../components/state/settings/settings';
import { DEAL_CODE_ERRORS, REASONS } from '../../engine';

type Messages = Record<string, { message: string }>;

const read = (language: string): Messages =>
  JSON.parse(readFileSync(`public/_locales/${language}/messages.json`, 'utf8'));

const english = read('en');
const languages = readdirSync('public/_locales');
const placeholders = (text: string) => [...new Set(text.match(/\$\d/g))].sort();

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);

const sources = filesIn('components', /\.tsx?$/)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const settingsToChoose = Object.entries(SETTINGS).filter(([name]) => name !== 'welcomed');

/** Names that code puts together from parts: all that it can come to, each from where it has the parts. */
const NAMES_BY_PARTS = {
  settings: settingsToChoose.flatMap(([name, values]) =>
    typeof values[0] === 'boolean'
      ? [name, `${name}_hint`]
      : [name, ...values.map((value) => `${name}_${value}`)],
  ),
  reasons: REASONS.map((reason) => `reason_${reason.replaceAll('-', '_')}`),
  codes: DEAL_CODE_ERRORS.map((error) => `code_${error.replaceAll('-', '_')}`),
  help: HELP_SECTIONS.flatMap(([heading, paragraphs]) =>
    Array.from({ length: paragraphs }, (_, index) => `${heading}_${index + 1}`),
  ),
  ranks: NAMED_RANKS.flatMap((rank) => [`rankLetter_${rank}`, `rankName_${rank}`]),
  plurals: [...sources.matchAll(/\bplural\(\s*'(\w+)'/g)].flatMap(([, base]) => [
    `${base}_one`,
    `${base}_other`,
  ]),
};
const namesByParts = Object.values(NAMES_BY_PARTS).flat();

/** Words by which a language would speak to the player otherwise than it does everywhere else. */
const OTHER_WAYS: Readonly<Record<string, RegExp>> = {
  de: /\b(?:Sie haben|Sie können|Ihr|Ihre|Ihren|Ihnen)\b/,
  fr: /\b(?:vous|votre|vos)\b/i,
  nl: /\b(?:u|uw)\b/i,
  uk: /(?<!\p{L})(?:ти|тебе|тобі|тво\p{L}+)(?!\p{L})/iu,
  tr: /(?:bilirsin|ürsün|arsın|ersin)(?!\p{L})/u,
  zh_CN: /您/,
};

describe.each(languages)('messages in %s', (language) => {
  const messages = read(language);

  it('are all there, plurals beyond the English ones allowed', () => {
    const bases = new Set(Object.keys(english).map((key) => key.replace(/_[a-z]+$/, '')));
    const missing = Object.keys(english).filter((key) => !messages[key]?.message);
    const foreign = Object.keys(messages).filter(
      (key) => !english[key] && !bases.has(key.replace(/_(zero|two|few|many)$/, '')),
    );
    expect({ missing, foreign }).toEqual({ missing: [], foreign: [] });
  });

  it('have the same placeholders as the English ones', () => {
    for (const [key, { message }] of Object.entries(messages)) {
      const original = english[key] ?? english[key.replace(/_[a-z]+$/, '_other')];
      expect(placeholders(message), key).toEqual(placeholders(original?.message ?? ''));
    }
  });

  it('fit the stores: a name of at most 45 and a description of at most 132 characters', () => {
    // Edge's; Firefox allows 50 characters, Chrome 75.
    expect(messages.extName?.message.length).toBeLessThanOrEqual(45);
    expect(messages.extDescription?.message.length).toBeLessThanOrEqual(132);
  });

  it('have every form that their language gives to numbers up to a thousand', () => {
    const rules = new Intl.PluralRules(messages.language?.message);
    const forms = new Set(Array.from({ length: 1001 }, (_, number) => rules.select(number)));
    const wanted = Object.keys(english)
      .filter((key) => key.endsWith('_other'))
      .flatMap((key) => [...forms].map((form) => key.replace(/other$/, form)));
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((key) => !messages[key]?.message)).toEqual([]);
  });

  it('speak to the player in one way', () => {
    const other = OTHER_WAYS[language];
    const texts = Object.values(messages).map(({ message }) => message);
    expect(texts.filter((text) => other?.test(text))).toEqual([]);
  });

  it('list things with something between them', () => {
    vi.mocked(browser.i18n.getMessage).mockReturnValue(messages.language?.message ?? '');
    expect(listInWords(['1', '2', '3'])).toMatch(/^1.*[^\s\d].*2.*[^\s\d].*3$/u);
  });

  it('have numbers as their language writes them', () => {
    const format = new Intl.NumberFormat(messages.language?.message, { useGrouping: false });
    for (const number of [0, 7, 52, 1_234_567_890]) {
      expect(formatNumber(number)).toBe(format.format(number));
    }
  });

  it('name their language', () => {
    expect(messages.language?.message).toBe(language.replace('_', '-'));
  });
});

describe('the messages', () => {
  it('are each used', () => {
    const named = new Set(namesByParts);
    const unused = Object.keys(english).filter(
      // The manifest names those of the extension itself.
      (key) => !key.startsWith('ext') && !named.has(key) && !sources.includes(`'${key}'`),
    );
    expect(unused).toEqual([]);
  });

  it.each(Object.entries(NAMES_BY_PARTS))(
    'are there for all that code names by parts: %s',
    (_, names) => {
      expect(names).not.toEqual([]);
      expect(names.filter((name) => !english[name]?.message)).toEqual([]);
    },
  );

  it('hold every text: no component shows one of its own', () => {
    const texts = filesIn('components', /\.tsx$/).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/>\s*([A-Za-z][^<>{}=;()]*?)\s*<\//g)].map(
        ([, text]) => `${file}: ${text}`,
      ),
    );
    expect(texts).toEqual([]);
  });
});

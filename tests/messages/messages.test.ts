import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../components/i18n/numbers';
import { SETTINGS } from '../../components/state/settings/settings';

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

/** Messages that code names by parts: their group stands there as text. */
const sources = filesIn('components', /\.tsx?$/)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

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
    // Groups of messages that code names by parts, each where it does so.
    const groups = [
      /^rank(Letter|Name)_/,
      /^reason_/,
      /^code_/,
      /^help[A-Z]\w*_\d$/,
      /_(one|other)$/,
    ];
    const settings = Object.keys(SETTINGS).map((name) => new RegExp(`^${name}(_|$)`));
    const unused = Object.keys(english).filter(
      (key) =>
        !key.startsWith('ext') &&
        !sources.includes(`'${key}'`) &&
        ![...groups, ...settings].some((group) => group.test(key)),
    );
    expect(unused).toEqual([]);
  });

  it('name every setting, and every value of a choice', () => {
    const shown = Object.entries(SETTINGS).filter(([name]) => name !== 'welcomed');
    const keys = shown.flatMap(([name, values]) =>
      typeof values[0] === 'boolean'
        ? [name, `${name}_hint`]
        : [name, ...values.map((value) => `${name}_${value}`)],
    );
    for (const key of keys) expect(Object.keys(english)).toContain(key);
  });

  it('hold every text: no component shows one of its own', () => {
    const texts = filesIn('components', /\.tsx$/).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/>\s*([A-Za-z][^<>{}=;()]*?)\s*<\//g)].map(
        ([, text]) => `${file}: ${text}`,
      ),
    );
    expect(texts).toEqual([]);
  });
});

import { type Files, textOf } from './zip-files';

/** How long a text may be: the name for Edge (Firefox allows 50, Chrome 75), the description for all. */
export const TEXT_LIMITS = { extName: 45, extDescription: 132 } as const;

/** The texts of a language by their keys; none where the file cannot be read. */
function textsOf(files: Files, file: string): Readonly<Record<string, string>> {
  try {
    const messages: [string, { message: string }][] = Object.entries(
      JSON.parse(textOf(files, file)),
    );
    return Object.fromEntries(messages.map(([key, { message }]) => [key, message.trim()]));
  } catch {
    return {};
  }
}

/** The forms that a language gives to the numbers up to a thousand. */
function formsOf(file: string): readonly string[] {
  const [, locale = ''] = /^_locales\/(\w+)\//.exec(file) ?? [];
  const rules = new Intl.PluralRules(locale.replace('_', '-'));
  return [...new Set(Array.from({ length: 1001 }, (_, number) => rules.select(number)))];
}

/** What is wrong with the messages: each language has all those of English, and they fit the stores. */
export function messageFaults(files: Files): string[] {
  const english = textsOf(files, '_locales/en/messages.json');
  const wanted = new Set([...Object.keys(english), ...Object.keys(TEXT_LIMITS)]);
  /** A language may have more forms of a number than English. */
  const isKnown = (key: string) =>
    wanted.has(key) || wanted.has(key.replace(/_(zero|two|few|many)$/, '_other'));
  return [...files.keys()]
    .filter((file) => file.startsWith('_locales/'))
    .flatMap((file) => {
      const texts = textsOf(files, file);
      const keys = Object.keys(texts);
      if (keys.length === 0) return [`${file} has no messages`];
      const forms = Object.keys(english)
        .filter((key) => key.endsWith('_other'))
        .flatMap((key) => formsOf(file).map((form) => key.replace(/other$/, form)));
      return [
        ...[...new Set([...wanted, ...forms, ...keys])]
          .filter((key) => !texts[key])
          .map((key) => `${file} has no text for ${key}`),
        ...keys.filter((key) => !isKnown(key)).map((key) => `${file} has ${key}, unlike English`),
        ...Object.entries(TEXT_LIMITS)
          .filter(([key, limit]) => (texts[key]?.length ?? 0) > limit)
          .map(([key, limit]) => `${file} has more than ${limit} characters for ${key}`),
      ];
    });
}

import { readFileSync } from 'node:fs';

export type Language = 'en' | 'hi';

const catalogue = readFileSync(
  new URL('../../apps/web/src/locales/hi.po', import.meta.url),
  'utf8',
);

const hindi = new Map(
  [...catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(([, id = '', text = '']) => [
    id,
    text,
  ]),
);

/** A text of the app in this language. */
export const wordsIn =
  (language: Language) =>
  (english: string): string => {
    if (language === 'en') return english;
    const text = hindi.get(english);
    if (text === undefined) throw new Error(`no Hindi for ${english}`);
    return text;
  };

/** A text with values in this language, whatever the values are. */
export const patternIn =
  (language: Language) =>
  (english: string): RegExp => {
    const parts = wordsIn(language)(english).split(/\{\w+\}/);
    return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`);
  };

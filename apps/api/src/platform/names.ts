import type { Language } from '@karigar/domain/language';
import type { InLanguages, Names } from '@karigar/domain/names';
import type { Text } from '@karigar/domain/msg';
import { say, spokenLanguages } from './texts.ts';

/** What was stored; in a language that is newer than the row, the catalogue's translation of the English. */
export const nameIn = ({ en, ...others }: Names, language: Language): string =>
  (language === 'en' ? en : others[language]) ?? say({ id: en, message: en }, language);

export const namesIn = (
  lists: InLanguages<readonly string[]>,
  language: Language,
): readonly string[] =>
  lists[language] ?? lists.en.map((en) => say({ id: en, message: en }, language));

const inLanguages = <Value>(valueIn: (language: Language) => Value): InLanguages<Value> => ({
  ...Object.fromEntries(spokenLanguages().map((language) => [language, valueIn(language)])),
  en: valueIn('en'),
});

/** A text in every language, to be stored. */
export const namesOf = (text: Text, values?: Readonly<Record<string, string | number>>): Names =>
  inLanguages((language) => say(text, language, values));

export const listsOf = (texts: readonly Text[]): InLanguages<readonly string[]> =>
  inLanguages((language) => texts.map((text) => say(text, language)));

/** Beside other details of a row: `name` and `nameHi` are what an older server reads. */
export const namedDetails = (names: Names) => ({ names, name: names.en, nameHi: names.hi });

const isNames = (value: unknown): value is Names =>
  typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string';

/** The name in details of a row: of a person, or in languages as `namedDetails` or an older server wrote it. */
export const detailedName = (
  { names, name, nameHi }: Readonly<Record<string, unknown>>,
  language: Language,
): string | null => {
  if (isNames(names)) return nameIn(names, language);
  if (typeof name !== 'string') return null;
  return typeof nameHi === 'string' ? nameIn({ en: name, hi: nameHi }, language) : name;
};

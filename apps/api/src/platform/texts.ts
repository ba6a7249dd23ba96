import { readFileSync } from 'node:fs';
import { isDraft, LANGUAGES, type DraftLanguage, type Language } from '@karigar/domain/language';
import { textId, type Say, type Text } from '@karigar/domain/msg';
import { setupI18n, type Messages } from '@lingui/core';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { parsePo } from 'pofile-ts';

type Values = Parameters<Say>[1];
type Catalogue = Map<string, CompiledMessage>;

/** English is in the code: it is compiled when it is first said. */
const SOURCE: Language = 'en';
const catalogues = new Map<Language, Catalogue>([[SOURCE, new Map()]]);
const written = setupI18n();

/** The names of the {places} of a text, those within plurals included. */
export const placesOf = (compiled: CompiledMessage): readonly string[] =>
  compiled.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , choices] = token;
    const inside = typeof choices === 'object' && choices !== null ? Object.values(choices) : [];
    return [name, ...inside.filter(Array.isArray).flatMap(placesOf)];
  });

/** A language is said once its catalogue was added. */
export const addCatalogue = (language: Language, messages: Messages): void => {
  const compiled = Object.entries(messages).map(([id, message]) => {
    const tokens = typeof message === 'string' ? compileMessageOrThrow(message) : message;
    return [id, tokens] as const;
  });
  catalogues.set(language, new Map(compiled));
};

const catalogueFile = (language: Language): string =>
  readFileSync(
    new URL(`../locales/${isDraft(language) ? 'drafts/' : ''}${language}.po`, import.meta.url),
    'utf8',
  );

/** All texts of the server in one language; one that is not translated is missing. */
export const readCatalogue = (language: Language): Record<string, string> =>
  Object.fromEntries(
    parsePo(catalogueFile(language)).items.flatMap(({ msgid, msgctxt, msgstr: [said = ''] }) =>
      said === '' ? [] : [[textId(msgid, msgctxt ?? ''), said]],
    ),
  );

for (const language of LANGUAGES.filter((one) => one !== SOURCE))
  addCatalogue(language, readCatalogue(language));

/** The drafts that this server speaks, by its setting `LANGUAGES`. */
export const speakDrafts = (drafts: readonly DraftLanguage[]): void => {
  for (const language of drafts) addCatalogue(language, readCatalogue(language));
};

const compiledEnglish = ({ id, message }: Text): CompiledMessage => {
  const english = catalogues.get(SOURCE);
  const known = english?.get(id);
  if (known !== undefined) return known;
  const compiled = compileMessageOrThrow(message);
  english?.set(id, compiled);
  return compiled;
};

const fill = (language: Language, compiled: CompiledMessage, values: Values): string => {
  written.loadAndActivate({ locale: language, messages: { text: compiled } });
  return written._('text', values);
};

/** The languages that this process has texts in. */
export const spokenLanguages = (): readonly Language[] => [...catalogues.keys()];

/** English, unless the language has its catalogue: nobody is answered in a language of tests. */
export const spokenLanguage = (language: Language): Language =>
  catalogues.has(language) ? language : SOURCE;

/** Says a text; throws when the value of one of its {places} is missing. */
export const say = (text: Text, language: Language, values: Values = {}): string => {
  const compiled = catalogues.get(language)?.get(text.id) ?? compiledEnglish(text);
  const [only] = compiled;
  if (compiled.length === 1 && typeof only === 'string') return only;
  const missing = placesOf(compiled).find((name) => values[name] === undefined);
  if (missing !== undefined) throw new Error(`"${text.message}" needs "${missing}"`);
  return fill(language, compiled, values);
};

/** Several texts by name, each said. */
export const sayAll = <Texts extends Readonly<Record<string, Text>>>(
  texts: Texts,
  language: Language,
): { readonly [Name in keyof Texts]: string } =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, say(text, language)])) as {
    readonly [Name in keyof Texts]: string;
  };

export const sayIn =
  (language: Language): Say =>
  (text, values) =>
    say(text, language, values);

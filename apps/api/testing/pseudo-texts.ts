import { PSEUDO_LANGUAGE } from '@karigar/domain/language';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import pseudolocale from 'pseudolocale';
import { addCatalogue, readCatalogue } from '#platform/texts';

/** As Lingui makes it for the app. */
const LOOK = {
  prepend: '⟦',
  append: '⟧',
  extend: 0.3,
  extendCharacter: '~',
  delimiter: '%&&&%',
};

const messages = Object.entries(readCatalogue('en')).map(
  ([id, message]) =>
    [id, compileMessageOrThrow(message, (words) => pseudolocale(words, LOOK))] as const,
);

/** Whoever imports this speaks the language of the tests: a language that needed catalogues and no code. */
addCatalogue(PSEUDO_LANGUAGE, Object.fromEntries(messages));

const SAID = /⟦[^⟧]*⟧/g;
/** The brand, and the words that are the same in every language. */
const SAME = /\b(?:Karigar|am|pm|GST(?:IN)?|[CS]GST|SAC|OTP|UPI|PDF|CSV)\b/g;

/** The English words of a text in the language of the tests, without the values that were put into it. */
export const englishIn = (written: string, ...values: readonly string[]): readonly string[] => {
  const rest = values
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, value) => text.replaceAll(value, ' '), written.replaceAll(SAID, ' '));
  return rest.replaceAll(SAME, ' ').match(/[A-Za-z]{2,}/g) ?? [];
};

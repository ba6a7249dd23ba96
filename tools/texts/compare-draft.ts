import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { placesOf } from '../../apps/api/src/platform/texts.ts';
import { readTexts, type SaidText } from '../../packages/client/build/read-texts.ts';

export type Draft = {
  /** Texts that are said in English until somebody translates them. */
  readonly missing: readonly SaidText[];
  /** What would be said wrongly or not at all. */
  readonly broken: readonly string[];
  /** Entries of texts that are no longer there. */
  readonly unused: readonly SaidText[];
};

const placesIn = (text: string): string =>
  [...new Set(placesOf(compileMessageOrThrow(text)))].toSorted().join(' ');

const problemOf = ({ text, said }: SaidText): string[] => {
  try {
    return placesIn(text) === placesIn(said)
      ? []
      : [`"${text}" has {${placesIn(text)}}, its draft has {${placesIn(said)}}`];
  } catch {
    return [`"${text}": its draft is not read: ${said}`];
  }
};

/** Compares a draft with English. It may miss texts; what it has must have the same {places} and open no plural. */
export const compareDraft = (english: string, draft: string): Draft => {
  const texts = readTexts(english);
  const said = readTexts(draft);
  return {
    missing: [...texts].flatMap(([key, text]) =>
      (said.get(key)?.said ?? '') === '' ? [text] : [],
    ),
    broken: [...said.values()].filter((one) => one.said !== '').flatMap(problemOf),
    unused: [...said].flatMap(([key, text]) => (texts.has(key) ? [] : [text])),
  };
};

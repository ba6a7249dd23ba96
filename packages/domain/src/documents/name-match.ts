/** How the name of a signed document fits the account's. Nothing is refused for it: an operator decides. */
export const NAME_MATCHES = ['same', 'similar', 'different', 'unknown'] as const;
export type NameMatch = (typeof NAME_MATCHES)[number];

/** Null for an unknown value. */
export const readNameMatch = (written: string | null): NameMatch | null =>
  NAME_MATCHES.find((match) => match === written) ?? null;

const TITLES = new Set(['shri', 'sri', 'smt', 'mr', 'mrs', 'ms', 'dr', 'श्री', 'श्रीमती']);
/** Shorter words are too alike for a letter to be a misspelling. */
const SHORTEST_MISSPELT = 4;

const wordsOf = (name: string): string[] =>
  (
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  ).filter((word) => !TITLES.has(word));

const isLatin = (words: readonly string[]): boolean => /\p{Script=Latin}/u.test(words.join(''));

/** At most one letter is added, missing or another. */
const isOneLetterApart = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = short.length === long.length ? start + 1 : start;
  return short.slice(rest) === long.slice(start + 1);
};

const isLike = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) === 1 && one[0] === other[0]) ||
  (Math.min(one.length, other.length) >= SHORTEST_MISSPELT && isOneLetterApart(one, other));

/** Every word of the shorter name has its own word in the longer one. Initials alone are no name. */
const isPart = (short: readonly string[], long: readonly string[]): boolean => {
  const left = [...long];
  let whole = 0;
  for (const word of short) {
    const exact = left.indexOf(word);
    const at = exact === -1 ? left.findIndex((other) => isLike(word, other)) : exact;
    if (at === -1) return false;
    if (word.length > 1 && (left[at]?.length ?? 0) > 1) whole += 1;
    left.splice(at, 1);
  }
  return whole > 0;
};

export const matchNames = (signed: string, account: string): NameMatch => {
  const [ours, theirs] = [wordsOf(account), wordsOf(signed)];
  if (ours.length === 0 || theirs.length === 0 || isLatin(ours) !== isLatin(theirs))
    return 'unknown';
  if (ours.toSorted().join(' ') === theirs.toSorted().join(' ')) return 'same';
  const [short, long] = ours.length <= theirs.length ? [ours, theirs] : [theirs, ours];
  return isPart(short, long) ? 'similar' : 'different';
};

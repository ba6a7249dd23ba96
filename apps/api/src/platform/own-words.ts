/**
 * Words that somebody who knows us tries first: our name, what we do, and where we work. A password of these words and a
 * few digits or signs is refused: karigar123, Pune@2026, k@rig@r-plumber.
 */
const OWN_WORDS =
  `karigar kaarigar karigarapp serviceman servicemen service services customer operator plumber
  plumbing electrician electric carpenter cleaner cleaning painter painting technician repair booking bookings
  pune mumbai delhi newdelhi bengaluru bangalore hyderabad chennai kolkata ahmedabad maharashtra india bharat
  admin welcome login password`
    .trim()
    .split(/\s+/);

/** Letters that are written as digits or signs. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};
/** So many characters beside the words are a password of their own. */
const MOST_OTHERS = 7;

const WORDS_ONLY = new RegExp(`^(?:${OWN_WORDS.join('|')})+$`);

const isOwn = (plain: string): boolean => {
  const letters = plain.replaceAll(/[^a-z]/g, '');
  return plain.length - letters.length <= MOST_OTHERS && WORDS_ONLY.test(letters);
};

/** In lower case. */
export const isOfOwnWords = (plain: string): boolean => {
  // Digits at the end are a number, not letters.
  const [, start = '', end = ''] = /^(.*?)([\d\W_]*)$/.exec(plain) ?? [];
  const spelt = start.replaceAll(/[@43!10$5]/g, (sign) => LETTERS[sign] ?? sign);
  return isOwn(plain) || isOwn(spelt + end);
};

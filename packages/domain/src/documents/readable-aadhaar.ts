import { readAadhaar } from '../identity/aadhaar.ts';

/** Letters that a text reader returns for digits. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  Z: '2',
  z: '2',
  A: '4',
  S: '5',
  s: '5',
  G: '6',
  b: '6',
  B: '8',
  g: '9',
  q: '9',
};
const DIGITS = 12;
/** A virtual ID (VID) has 16 digits, identifies nobody for long and may be seen. */
const VIRTUAL_ID_DIGITS = 16;
/** Fewer real digits are a word, not a number. */
const LEAST_REAL_DIGITS = 9;

type Word = { readonly written: string; readonly digits: string };

const countDigits = (written: string): number => written.replaceAll(/\D/g, '').length;

/** The digits of a word that is written in digits and lookalikes only; empty for any other word. */
const readWord = (written: string): Word => {
  const bare = written.replaceAll(/^[^\dA-Za-z|]+|[^\dA-Za-z|]+$|-/g, '');
  const digits = [...bare].map((letter) => LOOKALIKES[letter] ?? letter).join('');
  const isNumber = /^\d+$/.test(digits) && countDigits(bare) * 2 >= digits.length;
  return { written: bare, digits: isNumber ? digits : '' };
};

const isVirtualId = (words: readonly Word[]): boolean =>
  words.reduce((sum, { digits }) => sum + digits.length, 0) === VIRTUAL_ID_DIGITS;

/** Splits a line where a word is no number; a virtual ID is left out. */
const numbersOf = (line: string): Word[] => {
  const gap: Word = { written: '', digits: '' };
  const groups: Word[][] = [[]];
  for (const word of line.split(/\s+/).filter(Boolean).map(readWord)) {
    if (word.digits === '') groups.push([gap], []);
    else groups.at(-1)?.push(word);
  }
  return groups.flatMap((group) => (isVirtualId(group) ? [gap] : group));
};

const startsAadhaar = (words: readonly Word[]): boolean => {
  let digits = '';
  let real = 0;
  for (const word of words) {
    if (word.digits === '') return false;
    digits += word.digits;
    real += countDigits(word.written);
    if (digits.length >= DIGITS) break;
  }
  return digits.length === DIGITS && real >= LEAST_REAL_DIGITS && readAadhaar(digits) !== null;
};

/**
 * Whether the text of a picture has a whole Aadhaar number: twelve digits with a right check digit,
 * in one word or in several that follow each other, also over the end of a line.
 */
export const showsAadhaar = (text: string): boolean => {
  const words = text.split('\n').flatMap(numbersOf);
  return words.some((_, at) => startsAadhaar(words.slice(at, at + DIGITS)));
};

import { hasVerhoeffCheck } from '../identity/verhoeff.ts';

/** Digits of a start code; the last one checks the others, so that a phone without network notices a slip. */
export const START_CODE_DIGITS = 4;

/** How many different codes there are: 100 to 999, each with its check digit. */
export const START_CODES = 900;
const FIRST = 100;

/** The code with this number, counted from 0. */
export const writeStartCode = (number: number): string => {
  const body = String(FIRST + (number % START_CODES));
  const check = '0123456789'.split('').find((digit) => hasVerhoeffCheck(body + digit));
  return body + (check ?? '');
};

/** False for a slip of one digit or two swapped ones: no booking has this code. */
export const isStartCode = (typed: string): boolean =>
  /^[1-9]\d{3}$/.test(typed) && hasVerhoeffCheck(typed);

/** How a start was proven; it is recorded and never refused, because work that began has begun. */
export const START_PROOFS = ['given', 'wrong', 'without'] as const;
export type StartProof = (typeof START_PROOFS)[number];

/** Null for a service that asks for no code. `matches` is called only for a code that was typed. */
export const startProof = (
  asks: boolean,
  typed: string,
  matches: (typed: string) => boolean,
): StartProof | null => {
  if (!asks) return null;
  if (typed.trim() === '') return 'without';
  return matches(typed.trim()) ? 'given' : 'wrong';
};

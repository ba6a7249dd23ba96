import { readIfsc } from '../identity/ifsc.ts';
import { BANKS, BRANCHES } from './banks.ts';

export type BankHint = { readonly bank: string; readonly branch: string | null };

/** The bank of an IFSC code, known from its first four letters; null for an unknown bank. */
export const bankOfIfsc = (written: string): BankHint | null => {
  const code = written.trim().toUpperCase();
  const bank = BANKS.get(code.slice(0, 4));
  if (bank === undefined) return null;
  return { bank, branch: BRANCHES.get(readIfsc(code) ?? '') ?? null };
};

import { negative, sumOf, type Paise } from '../money.ts';
import type { LineKind, LinePart } from './lines.ts';

/** Whose each account is: a customer's, a man's, a category's, or the marketplace's own. */
export const ACCOUNTS = {
  'customer-due': 'customer',
  'serviceman-share': 'serviceman',
  tips: 'serviceman',
  'cash-in-hand': 'serviceman',
  payable: 'serviceman',
  commission: 'category',
  tax: 'category',
  online: 'marketplace',
  deposits: 'marketplace',
  payouts: 'marketplace',
  refunds: 'marketplace',
} as const;
export type Account = keyof typeof ACCOUNTS;

/** What an entry is called when no man reads it as a line. */
type InnerKind =
  | 'paid'
  | 'settled'
  | 'given-back'
  | 'waived'
  | 'refund-of-marketplace'
  | 'deposit'
  | 'payout'
  | 'against';

/** A debit is above zero, a credit below; the entries of one event add up to nothing. */
export type Entry = {
  readonly account: Account;
  /** The customer, man or category it belongs to; null for the marketplace. */
  readonly ownerId: number | null;
  readonly amount: Paise;
  readonly kind: LineKind | InnerKind;
  /** The sum it is a line of for the man, if he reads it at all. */
  readonly part: LinePart | null;
  readonly name?: string;
  readonly nameHi?: string;
  readonly quantity?: number;
  /** Of a tax or commission, in hundredths of a percent. */
  readonly rate?: number;
};

const isBalanced = (entries: readonly Entry[]): boolean =>
  sumOf(entries.map(({ amount }) => amount)) === 0;

/** Nothing of nothing is written. Throws on one-sided entries: a bug must not reach the books. */
export const balanced = (entries: readonly Entry[]): readonly Entry[] => {
  if (!isBalanced(entries)) throw new RangeError('entries do not add up to nothing');
  return entries.filter(({ amount }) => amount !== 0);
};

/** As the man reads it: what he earned and what was taken have the sign he expects. */
export const lineAmount = ({ part, amount }: Pick<Entry, 'part' | 'amount'>): Paise =>
  part === 'earning' ? negative(amount) : amount;

export const sumIn = (entries: readonly Entry[], account: Account): Paise =>
  sumOf(entries.filter((entry) => entry.account === account).map(({ amount }) => amount));

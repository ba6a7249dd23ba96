import type { Names } from '../names.ts';
import { negative, sumOf, type Paise } from '../money.ts';
import type { LineKind, LinePart } from './lines.ts';

/** The owner of each account: a customer, a serviceman, a category, or the marketplace. */
export const ACCOUNTS = {
  'customer-due': 'customer',
  'serviceman-share': 'serviceman',
  tips: 'serviceman',
  'cash-in-hand': 'serviceman',
  payable: 'serviceman',
  withheld: 'serviceman',
  commission: 'category',
  tax: 'category',
  online: 'marketplace',
  deposits: 'marketplace',
  payouts: 'marketplace',
  fees: 'marketplace',
  refunds: 'marketplace',
  gateway: 'marketplace',
  'customer-credit': 'customer',
} as const;
export type Account = keyof typeof ACCOUNTS;
export const ACCOUNT_NAMES = Object.keys(ACCOUNTS) as [Account, ...Account[]];

/** Why an event moved money. */
export const CAUSES = [
  'bill',
  'payment',
  'reversal',
  'refund',
  'tip',
  'correction',
  'deposit',
  'payout',
  'payout-return',
  'visit',
  'visit-settled',
  'part',
  'part-paid',
  'capture',
  'online-refund',
  'refund-transfer',
  'withholding',
] as const;
export type Cause = (typeof CAUSES)[number];

/** Kinds of entries that no serviceman sees as an earning line. */
type InnerKind =
  | 'paid'
  | 'settled'
  | 'given-back'
  | 'waived'
  | 'refund-of-marketplace'
  | 'deposit'
  | 'payout'
  | 'payout-returned'
  | 'payout-fee'
  | 'against'
  | 'captured'
  | 'sent-back'
  | 'withheld';

/** A debit is positive, a credit negative; the entries of one event add up to zero. */
export type Entry = {
  readonly account: Account;
  /** The customer, serviceman or category that owns the entry; null for the marketplace. */
  readonly ownerId: number | null;
  readonly amount: Paise;
  readonly kind: LineKind | InnerKind;
  /** The sum that the entry belongs to in the serviceman's earnings; null if the serviceman does not see it. */
  readonly part: LinePart | null;
  readonly names?: Names;
  readonly quantity?: number;
  /** Of a tax or commission, in hundredths of a percent. */
  readonly rate?: number;
};

const isBalanced = (entries: readonly Entry[]): boolean =>
  sumOf(entries.map(({ amount }) => amount)) === 0;

/** Drops entries of zero. Throws on unbalanced entries, so that a bug cannot reach the ledger. */
export const balanced = (entries: readonly Entry[]): readonly Entry[] => {
  if (!isBalanced(entries)) throw new RangeError('entries do not add up to nothing');
  return entries.filter(({ amount }) => amount !== 0);
};

/** The amount with the sign that the serviceman expects: earnings positive, deductions negative. */
export const lineAmount = ({ part, amount }: Pick<Entry, 'part' | 'amount'>): Paise =>
  part === 'earning' ? negative(amount) : amount;

export const sumIn = (entries: readonly Entry[], account: Account): Paise =>
  sumOf(entries.filter((entry) => entry.account === account).map(({ amount }) => amount));

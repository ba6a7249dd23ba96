import type { Instant } from '../dates/instant.ts';
import { payoutsPausedUntil } from '../identity/account-facts.ts';
import { payoutOf, type Payout } from '../ledger/postings.ts';
import { minus, paise, sumOf, type Paise } from '../money.ts';
import { withFee } from './pace.ts';

/** A smaller transfer waits for a later run. */
const LEAST_TRANSFER: Paise = paise(10_000);

/** Why a run does not pay somebody who has a payable amount. */
export const LEFT_OUT = [
  'frozen',
  'not-verified',
  'case-open',
  'in-another-run',
  'bank-missing',
  'bank-unconfirmed',
  'bank-unchecked',
  'bank-refused',
  'changed-lately',
  'below-least',
  // Since the run was prepared:
  'bank-changed',
  'earnings-changed',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

export type PayoutFacts = {
  readonly payable: Paise;
  readonly cashInHand: Paise;
  /** Reported deposits that nobody has confirmed yet: that cash is no longer the serviceman's to keep. */
  readonly depositing: Paise;
  /** Of earning lines with an open case. */
  readonly questioned: Paise;
  readonly isVerified: boolean;
  readonly isFrozen: boolean;
  /** When a fact of the account last changed. */
  readonly changedAt: Instant | null;
  readonly isInRun: boolean;
  readonly bank: {
    readonly version: number;
    readonly isConfirmed: boolean;
    readonly check: 'verified' | 'refused' | null;
  } | null;
};

type Money = Pick<PayoutFacts, 'payable' | 'cashInHand' | 'depositing'>;

/** What the next run would pay: kept out of the cash in hand first, the rest to the bank, less the fee of a daily run. */
export const payoutNow = ({ payable, cashInHand, depositing }: Money, feeRate = 0): Payout =>
  withFee(payoutOf(payable, minus(cashInHand, depositing)), feeRate);

/** Why no transfer leaves for the bank account. */
const bankStop = (
  { bank, changedAt }: PayoutFacts,
  amount: Paise,
  now: Instant,
): LeftOut | null => {
  if (bank === null) return 'bank-missing';
  if (!bank.isConfirmed) return 'bank-unconfirmed';
  if (bank.check === null) return 'bank-unchecked';
  if (bank.check === 'refused') return 'bank-refused';
  if (payoutsPausedUntil(changedAt, now) !== null) return 'changed-lately';
  return amount < LEAST_TRANSFER ? 'below-least' : null;
};

/** Why this payout is not in a run; null if it is. The cash that somebody keeps needs no bank account. */
export const leftOutNow = (
  facts: PayoutFacts,
  { amount }: Pick<Payout, 'amount'>,
  now: Instant,
): LeftOut | null => {
  if (facts.isFrozen) return 'frozen';
  if (!facts.isVerified) return 'not-verified';
  if (facts.questioned > facts.payable) return 'case-open';
  if (facts.isInRun) return 'in-another-run';
  return amount === 0 ? null : bankStop(facts, amount, now);
};

type FrozenPayout = Payout & {
  /** Of the bank account that the amount is for; null where nothing is transferred. */
  readonly bankVersion: number | null;
};

/** Why a prepared payout must not go on; decided again by the second person and when the file is taken. */
export const leftOutSince = (
  frozen: FrozenPayout,
  facts: PayoutFacts,
  now: Instant,
): LeftOut | null => {
  const why = leftOutNow({ ...facts, isInRun: false }, frozen, now);
  if (why !== null) return why;
  if (facts.payable < sumOf([frozen.amount, frozen.kept, frozen.fee])) return 'earnings-changed';
  const isSameBank = facts.bank?.version === frozen.bankVersion;
  return frozen.amount > 0 && !isSameBank ? 'bank-changed' : null;
};

/**
 * What is posted when the bank has paid: its amount as it is, and of the cash no more than is still there. What is not
 * kept stays payable.
 */
export const settledPayout = (
  frozen: Payout,
  { payable, cashInHand, depositing }: Money,
): Payout => {
  const { amount, fee } = frozen;
  const most = Math.min(minus(payable, sumOf([amount, fee])), minus(cashInHand, depositing));
  return { amount, fee, kept: paise(Math.max(0, Math.min(frozen.kept, most))) };
};

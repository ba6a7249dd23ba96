import { minus, type Paise } from '../money.ts';
import { accepted, refused, type Result } from '../result.ts';

type Taken = {
  /** The recorded amount, and how much of it was reversed since. */
  readonly amount: Paise;
  readonly reversed: Paise;
};

type Money = { readonly paid: Paise; readonly refunded: Paise };

/** The amount to reverse so that `left` of the payment remains. Never below what was refunded. */
export const takeBack = (
  { amount, reversed }: Taken,
  left: Paise,
  { paid, refunded }: Money,
): Result<
  Paise,
  'payment.already-reversed' | 'payment.already-refunded' | 'correction.amount-invalid'
> => {
  const standing = minus(amount, reversed);
  if (standing === 0) return refused('payment.already-reversed');
  if (left < 0 || left >= standing) return refused('correction.amount-invalid');
  const back = minus(standing, left);
  return minus(paid, back) < refunded ? refused('payment.already-refunded') : accepted(back);
};

export const mayRefund = (
  amount: Paise,
  { paid, refunded }: Money,
): Result<Paise, 'correction.amount-invalid' | 'refund.more-than-paid'> => {
  if (amount <= 0) return refused('correction.amount-invalid');
  return amount > minus(paid, refunded) ? refused('refund.more-than-paid') : accepted(amount);
};

/** Corrections of a booking together are at most the bill, in either direction: a mistyped zero must not pay anyone. */
export const mayCorrect = (
  given: Paise,
  before: Paise,
  billed: Paise,
): Result<Paise, 'correction.amount-invalid'> =>
  given !== 0 && Math.abs(given) <= billed && Math.abs(before + given) <= billed
    ? accepted(given)
    : refused('correction.amount-invalid');

const LEAST_TIP = 100;
const MOST_TIP = 500_000;

/** A mistyped zero is not a tip. */
export const isTipAmount = (amount: Paise): boolean => amount >= LEAST_TIP && amount <= MOST_TIP;

export const mayTip = (
  amount: Paise,
  job: { readonly isPaid: boolean; readonly hasTip: boolean },
): Result<Paise, 'tip.not-paid-yet' | 'tip.already-given' | 'tip.amount-invalid'> => {
  if (!job.isPaid) return refused('tip.not-paid-yet');
  if (job.hasTip) return refused('tip.already-given');
  return isTipAmount(amount) ? accepted(amount) : refused('tip.amount-invalid');
};

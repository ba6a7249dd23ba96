import { minus, type Paise } from '../money.ts';
import { accepted, refused, type Result } from '../result.ts';

export const DEPOSIT_WAYS = ['office', 'bank', 'upi'] as const;
export type DepositWay = (typeof DEPOSIT_WAYS)[number];

export const DEPOSIT_STATUSES = ['waiting', 'confirmed', 'refused'] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

export type DepositRefusal =
  | 'deposit.nothing-to-deposit'
  | 'deposit.too-much'
  | 'deposit.reference-missing';

/** At most the cash in hand less deposits already reported, with a reference that identifies the deposit. */
export const mayDeposit = (deposit: {
  readonly amount: Paise;
  readonly cashInHand: Paise;
  readonly waiting: Paise;
  readonly reference: string;
}): Result<{ amount: Paise; reference: string }, DepositRefusal> => {
  const most = minus(deposit.cashInHand, deposit.waiting);
  const reference = deposit.reference.trim();
  if (most <= 0) return refused('deposit.nothing-to-deposit');
  if (deposit.amount <= 0 || deposit.amount > most) return refused('deposit.too-much');
  if (reference.length < 2) return refused('deposit.reference-missing');
  return accepted({ amount: deposit.amount, reference });
};

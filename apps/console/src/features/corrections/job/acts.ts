import type { CorrectionAct } from '@karigar/domain/ledger/correction-effect';
import { negative, readAmount, type Paise } from '@karigar/domain/money';
import type { Money } from './job-money-query.ts';

type Payment = Money['payments'][number];

/** What may be corrected of a job: a refund, its earnings, and each payment that was not made through the gateway. */
export type Choice =
  | { readonly key: 'refund' | 'give' | 'take'; readonly payment: null }
  | { readonly key: string; readonly payment: Payment & { readonly mode: 'cash' | 'upi' } };

const isByHand = (payment: Payment): payment is Payment & { mode: 'cash' | 'upi' } =>
  payment.mode !== 'online' && payment.reversed < payment.amount;

export const choicesOf = ({ payments }: Money): readonly Choice[] => [
  { key: 'refund', payment: null },
  { key: 'give', payment: null },
  { key: 'take', payment: null },
  ...payments.filter(isByHand).map((payment) => ({ key: `payment-${payment.id}`, payment })),
];

export type BorneBy = 'everyone' | 'marketplace';

/** An amount as people write it; null where it is none. Nothing is an amount of what really came alone. */
export const amountIn = (written: string, { payment }: Choice): Paise | null => {
  const amount = readAmount(written.replaceAll(/[₹,\s]/g, ''));
  if (amount === null || amount < 0) return null;
  return amount === 0 && payment === null ? null : amount;
};

export const actOf = (choice: Choice, amount: Paise, borneBy: BorneBy): CorrectionAct => {
  if (choice.payment !== null) {
    const { mode, amount: recorded, reversed } = choice.payment;
    return { kind: 'payment', mode, amount: recorded, reversed, left: amount };
  }
  if (choice.key === 'refund') return { kind: 'refund', amount, borneBy };
  return { kind: 'earnings', given: choice.key === 'give' ? amount : negative(amount) };
};

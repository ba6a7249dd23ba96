import { randomBytes } from 'node:crypto';
import { upiLink } from '@karigar/domain/identity/upi';
import type { Paise } from '@karigar/domain/money';

/** Creates UPI payment links. Only the bank knows whether a payment arrived. */
export type Upi = {
  /** Unique on the bank's statement. */
  readonly newReference: () => string;
  readonly linkTo: (asked: {
    readonly amount: Paise;
    readonly reference: string;
    readonly note: string;
  }) => string;
};

export const createUpi = (payee: { readonly id: string; readonly name: string }): Upi => ({
  newReference: () => `KU${randomBytes(10).toString('hex').toUpperCase()}`,
  linkTo: ({ amount, reference, note }) =>
    upiLink({ payee: payee.id, payeeName: payee.name, amount, reference, note }),
});

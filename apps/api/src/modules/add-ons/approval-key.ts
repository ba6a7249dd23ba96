import { createHmac } from 'node:crypto';
import {
  approvalText,
  hasApprovalKey,
  type ApprovalAnswer,
  type ApprovalRequest,
} from '@karigar/domain/bookings/offline-approval';
import type { BookingRow } from '#modules/bookings/index';
import type { Transaction } from '#platform/db';
import { sameText } from '#platform/vault';
import type { CallScope } from '#wire/define-handler';
import { countHandovers } from './approval-store.ts';

type Scope = Pick<CallScope, 'context'> & { readonly tx: Transaction };

/**
 * Signs the customer's answers on the customer's phone. Derived, so it is stored nowhere; it changes when the booking
 * is reassigned. A serviceman's session never gets it.
 */
const deriveKey = async ({ tx, context }: Scope, booking: BookingRow): Promise<string> => {
  const { id, customer_id: customer, serviceman_id: serviceman } = booking;
  const handovers = await countHandovers(tx, id);
  return context.vault.keyedHash(`${id}:${customer}:${serviceman}:${handovers}`, 'add-on-approval');
};

/** Only for the customer of this booking, which the caller has checked. */
export const approvalKeyOf = async (scope: Scope, booking: BookingRow): Promise<string | null> =>
  hasApprovalKey(booking.state) ? deriveKey(scope, booking) : null;

export const signApproval = (
  key: string,
  request: ApprovalRequest,
  answer: ApprovalAnswer,
): string =>
  createHmac('sha256', Buffer.from(key, 'base64url'))
    .update(approvalText(request, answer))
    .digest('hex')
    .toUpperCase();

export const isSignedApproval = async (
  scope: Scope,
  booking: BookingRow,
  {
    request,
    answer,
    signature,
  }: {
    readonly request: ApprovalRequest;
    readonly answer: ApprovalAnswer;
    readonly signature: string;
  },
): Promise<boolean> =>
  sameText(signApproval(await deriveKey(scope, booking), request, answer), signature);

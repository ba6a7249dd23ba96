import { randomBytes } from 'node:crypto';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import {
  sumOfLines,
  type ApprovalAnswer,
  type ApprovalLine,
  type ApprovalRequest,
} from '@karigar/domain/bookings/offline-approval';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { writeAmount } from '@karigar/domain/money';
import { signApproval } from '#modules/add-ons/index';
import type { TestApp } from './test-app.ts';

type App = Pick<TestApp, 'send' | 'now'>;

/** The key as the customer's phone gets it; null when the server returns none. */
export const fetchApprovalKey = async (
  app: App,
  customer: string,
  bookingId: number,
): Promise<string | null> => {
  const { body } = await app.send(getMyBooking, { bookingId }, { token: customer });
  return (body.data as { approvalKey: string | null }).approvalKey;
};

export const newNonce = (): string => randomBytes(16).toString('hex').toUpperCase();

export const approvalFields = (
  request: ApprovalRequest,
  answer: ApprovalAnswer,
  signature: string,
) => ({
  nonce: request.nonce,
  askedAt: writeWireDateTime(request.askedAt),
  'addOnIds[]': request.lines.map(({ addOnId }) => String(addOnId)),
  'prices[]': request.lines.map(({ price }) => writeAmount(price)),
  'quantity[]': request.lines.map(({ quantity }) => String(quantity)),
  amount: writeAmount(sumOfLines(request.lines)),
  answer: answer === 'accepted' ? '1' : '2',
  signature,
});

/** The approval that a customer's phone signs, as the fields that the serviceman sends later. */
export const signedApproval = async (
  app: App,
  {
    customer,
    answer = 'accepted',
    askedAt = Math.floor(app.now() / 1000) * 1000,
    nonce = newNonce(),
    ...asked
  }: {
    /** A session of the customer. */
    readonly customer: string;
    readonly servicemanId: number;
    readonly bookingId: number;
    readonly lines: readonly ApprovalLine[];
    readonly answer?: ApprovalAnswer;
    readonly askedAt?: number;
    readonly nonce?: string;
  },
) => {
  const request: ApprovalRequest = { ...asked, nonce, askedAt };
  const key = await fetchApprovalKey(app, customer, asked.bookingId);
  if (key === null) throw new Error('no key for this booking');
  const signature = signApproval(key, request, answer);
  return { key, request, fields: approvalFields(request, answer, signature) };
};

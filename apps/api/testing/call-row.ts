import type { FieldValue } from '@karigar/contract/wire/form-data';
import type { Instant } from '@karigar/domain/dates/instant';

/** What a call is about, and so what can belong to somebody else. */
export type Subject =
  | 'booking'
  | 'subscription'
  | 'document'
  | 'session'
  | 'passkey'
  | 'work-record'
  | 'line'
  | 'address'
  | 'block'
  | 'none';

export type Target = {
  readonly bookingId: number;
  readonly orderId: number;
  readonly subscriptionId: number;
  readonly documentId: number;
  readonly bookingAddOnId: number;
  readonly addOnId: number;
  readonly addOnPrice: string;
  readonly sessionId: number;
  readonly passkeyId: number;
  readonly workRecordId: number;
  /** A line of the serviceman's earnings. */
  readonly lineId: number;
  /** An address of the customer. */
  readonly addressId: number;
  /** A block that the caller made. */
  readonly blockId: number;
};

export type CallRow = {
  readonly subject: Subject;
  readonly fields: (target: Target, now: Instant) => Record<string, FieldValue>;
};

const ref = ({ bookingId, orderId }: Target) => ({
  bookingId: String(bookingId),
  mainId: String(orderId),
});

export const aboutBooking = (
  more: (target: Target, now: Instant) => Record<string, FieldValue> = () => ({}),
): CallRow => ({
  subject: 'booking',
  fields: (target, now) => ({ ...ref(target), ...more(target, now) }),
});

export const aboutNothing = (fields: Record<string, FieldValue> = {}): CallRow => ({
  subject: 'none',
  fields: () => fields,
});

export const aboutAddress = (more: (now: Instant) => Record<string, FieldValue> = () => ({})) => ({
  subject: 'address' as const,
  fields: ({ addressId }: Target, now: Instant) => ({ id: String(addressId), ...more(now) }),
});

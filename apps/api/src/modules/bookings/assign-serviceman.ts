import { randomInt } from 'node:crypto';
import type { BookingState } from '@karigar/domain/bookings/booking';
import { OTP_CODES, writeOtpCode } from '@karigar/domain/identity/otp-code';
import type { Actor } from '@karigar/domain/roles';
import type { CallScope } from '#wire/define-handler';
import type { BookingRow } from './booking-row.ts';
import { tellMore, type BookingEvent } from './change-store.ts';
import { keepCompletionCode, saveGiven, type Worker } from './assignment-store.ts';

export type Giving = {
  readonly command: Extract<BookingEvent['command'], 'assign' | 'accept'>;
  readonly actor: Actor;
  readonly by: number | null;
  readonly state: BookingState;
  readonly to: Worker;
};

/** From here on the booking is this man's: with its completion code, and all who should know told. */
export const giveBooking = async (
  { tx, now, key, context }: Pick<CallScope, 'tx' | 'now' | 'key' | 'context'>,
  booking: BookingRow,
  { command, actor, by, state, to }: Giving,
): Promise<void> => {
  await saveGiven(tx, booking, state, to, {
    command,
    actor,
    accountId: by,
    receivedAt: new Date(now),
    key,
    details: { servicemanId: to.id },
  });
  const code = writeOtpCode(randomInt(OTP_CODES));
  const sealed = context.vault.seal(code, `completion_codes.code:${booking.id}`);
  await keepCompletionCode(tx, booking.id, sealed, new Date(now));
  if (booking.serviceman_id === to.id && booking.state === state) return;
  const { id, booking_no: bookingNo, customer_id: customerId, customer_name: customer } = booking;
  const told = [
    { accountId: to.id, kind: 'booking-assigned', details: { bookingNo }, sender: customer },
    {
      accountId: customerId,
      kind: 'serviceman-assigned',
      details: { bookingNo, name: to.name },
      sender: to.name,
    },
  ];
  for (const one of told) await tellMore(tx, id, one, now);
  const former = booking.serviceman_id;
  if (former === null || former === to.id || booking.state === 'offered') return;
  const gone = {
    accountId: former,
    kind: 'booking-given-away',
    details: { bookingNo },
    sender: null,
  };
  await tellMore(tx, id, gone, now);
};

import { randomInt } from 'node:crypto';
import type { BookingState } from '@karigar/domain/bookings/booking';
import { OTP_CODES, writeOtpCode } from '@karigar/domain/identity/otp-code';
import { publicNameOf } from '@karigar/domain/identity/public-name';
import { expectedWhenGiven } from '@karigar/domain/visit-problems/running-late';
import type { Actor } from '@karigar/domain/roles';
import type { CallScope } from '#wire/define-handler';
import type { BookingRow } from './booking-row.ts';
import { addNotification, type BookingEvent, type BookingNotification } from './change-store.ts';
import { insertCompletionCode, saveAssignment, type Assignee } from './assignment-store.ts';

export type Assignment = {
  readonly command: Extract<BookingEvent['command'], 'assign' | 'accept'>;
  readonly actor: Actor;
  readonly by: number | null;
  readonly state: BookingState;
  readonly to: Assignee;
  /** Saved with the event, beside the assignee. */
  readonly details?: Readonly<Record<string, unknown>>;
};

/** Assigns the booking: saves the assignee, inserts the completion code and notifies everybody concerned. */
export const assignServiceman = async (
  { tx, now, key, context }: Pick<CallScope, 'tx' | 'now' | 'key' | 'context'>,
  booking: BookingRow,
  { command, actor, by, state, to, details = {} }: Assignment,
): Promise<void> => {
  const { serviceman_id: had } = booking;
  const former = had === to.id || booking.state === 'offered' ? null : had;
  // Held work goes on at another time than its first visit.
  const expected =
    state === 'assigned' ? expectedWhenGiven(booking.scheduled_at.getTime(), now) : null;
  const expectedAt = expected === null ? null : new Date(expected);
  const event = { command, actor, accountId: by, receivedAt: new Date(now), key };
  const given = {
    ...details,
    servicemanId: to.id,
    ...(former !== null && { formerId: former }),
  };
  await saveAssignment(tx, booking, state, { ...to, expectedAt }, { ...event, details: given });
  const code = writeOtpCode(randomInt(OTP_CODES));
  const sealed = context.vault.seal(code, `completion_codes.code:${booking.id}`);
  await insertCompletionCode(tx, booking.id, sealed, new Date(now));
  if (booking.serviceman_id === to.id && booking.state === state) return;
  const { id, booking_no: bookingNo, customer_id: customerId, customer_name: customer } = booking;
  const notifications: BookingNotification[] = [
    { accountId: to.id, kind: 'booking-assigned', details: { bookingNo }, sender: customer },
    {
      accountId: customerId,
      kind: 'serviceman-assigned',
      details: { bookingNo, name: publicNameOf(to.name) },
      sender: publicNameOf(to.name),
    },
  ];
  for (const notification of notifications) await addNotification(tx, id, notification, now);
  if (former === null) return;
  const toFormer: BookingNotification = {
    accountId: former,
    kind: 'booking-given-away',
    details: { bookingNo },
    sender: null,
  };
  await addNotification(tx, id, toFormer, now);
};

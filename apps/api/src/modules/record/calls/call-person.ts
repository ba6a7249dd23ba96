import type { InputOf } from '@karigar/contract/define-call';
import { callPerson } from '@karigar/contract/record/call-person';
import { mayCall } from '@karigar/domain/console/record';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { readOwnBooking } from '#modules/bookings/index';
import { defineHandler, type Handle, type PreparingScope } from '#wire/define-handler';
import { speakerOf } from '#wire/speaker-of';
import { takeOrThrow } from '#wire/take-limit';
import { readPhoneOf } from '../record-store.ts';

/** The masked number; null where none is configured or the provider failed. */
type Masked = string | null;

/** Requested before the call's transaction, which must not wait for another server. Operators call from the company's line. */
const prepare = async (
  { bookingId, side }: InputOf<typeof callPerson>,
  { context: { maskedCalls, databases, log, limits, config }, who }: PreparingScope,
): Promise<Masked> => {
  const account = String(accountOf(who));
  await takeOrThrow(limits.bookingCalls, `${account}.${bookingId}`);
  await takeOrThrow(limits.phoneCalls, account);
  if (maskedCalls === null || config.supportPhone === null) return null;
  const speaker = speakerOf('desks', who, callPerson.desks);
  const to = await databases.system.transaction(speaker, (tx) => readPhoneOf(tx, bookingId, side));
  if (to === null) return null;
  return maskedCalls.between({ from: config.supportPhone, to }).catch((error: unknown) => {
    log.warn({ err: error }, 'no masked number');
    return null;
  });
};

const callOne: Handle<typeof callPerson, Masked> = async (input, scope, masked) => {
  const { side } = input;
  const booking = await readOwnBooking(scope, input);
  if (booking === null) return refused('booking.not-found');
  const subjectId = side === 'customer' ? booking.customer_id : booking.serviceman_id;
  if (subjectId === null) return refused('contact.nobody-yet');
  const reason = readWrittenReason(input.reason);
  if (reason === null) return refused('console.reason-missing');
  scope.note({ subjectId, reason: `${side}: ${reason}` });
  const overAt = booking.over_at?.getTime() ?? null;
  if (!mayCall(side, { state: booking.state, overAt }, scope.now))
    return refused('contact.not-live');
  const phone = await readPhoneOf(scope.tx, booking.id, side);
  if (phone === null) return refused('contact.no-number');
  if (scope.context.maskedCalls === null)
    return accepted({ number: `+91${phone}`, isMasked: false });
  // Never falls back to the real number.
  return masked === null
    ? refused('contact.call-unavailable')
    : accepted({ number: masked, isMasked: true });
};

export const callPersonHandler = defineHandler(callPerson, callOne, {
  as: 'ops',
  prepare,
});

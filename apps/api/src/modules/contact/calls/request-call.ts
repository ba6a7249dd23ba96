import { requestCall } from '@karigar/contract/contact/request-call';
import { showsContact } from '@karigar/domain/contact/contact';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { recordPhoneCall, readOwnBooking, type BookingRow } from '#modules/bookings/index';
import {
  defineHandler,
  type CallScope,
  type Handle,
  type PreparingScope,
} from '#wire/define-handler';
import { takeOrThrow } from '#wire/take-limit';
import { isBlocked, readNumbers } from '../block-store.ts';
import { otherSide } from '../other-side.ts';

/** The masked number; null where none is configured or the provider failed. */
type Masked = string | null;

/** Requested before the call's transaction, which must not wait for another server. */
const prepare = async (
  { bookingId }: { readonly bookingId: number },
  { context: { maskedCalls, databases, log, limits }, who }: PreparingScope,
): Promise<Masked> => {
  const account = String(accountOf(who));
  await takeOrThrow(limits.bookingCalls, `${account}.${bookingId}`);
  await takeOrThrow(limits.phoneCalls, account);
  if (maskedCalls === null) return null;
  const speaker = { accountId: accountOf(who), role: who.role };
  const numbers = await databases.app.transaction(speaker, (tx) => readNumbers(tx, bookingId));
  if (!numbers?.mine || !numbers.theirs) return null;
  const { mine, theirs } = numbers;
  return maskedCalls.between({ from: mine, to: theirs }).catch((error: unknown) => {
    log.warn({ err: error }, 'no masked number');
    return null;
  });
};

/** Stored for the serviceman only: phone calls after arrival are evidence for not-home. */
const given = async (scope: CallScope, booking: BookingRow, number: string, isMasked: boolean) => {
  const { tx, who, now } = scope;
  if (who.role === 'serviceman') await recordPhoneCall(tx, booking, accountOf(who), now);
  return accepted({ number, isMasked });
};

const request: Handle<typeof requestCall, Masked> = async (input, scope, masked) => {
  const booking = await readOwnBooking(scope, input);
  if (booking === null) return refused('booking.not-found');
  const other = otherSide(scope, booking);
  if (other === null) return refused('contact.nobody-yet');
  if (!showsContact(booking.state)) return refused('contact.not-live');
  if (await isBlocked(scope.tx, other)) return refused('contact.blocked');
  const numbers = await readNumbers(scope.tx, booking.id);
  if (!numbers?.theirs) return refused('contact.no-number');
  if (scope.context.maskedCalls === null)
    return given(scope, booking, `+91${numbers.theirs}`, false);
  // Never falls back to the real number.
  if (masked === null) return refused('contact.call-unavailable');
  return given(scope, booking, masked, true);
};

export const requestCallHandler = defineHandler(requestCall, request, { prepare });

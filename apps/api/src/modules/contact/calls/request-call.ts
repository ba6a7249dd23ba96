import { requestCall } from '@karigar/contract/contact/request-call';
import { showsContact } from '@karigar/domain/contact/contact';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { keepCall, readOwnBooking, type BookingRow } from '#modules/bookings/index';
import { answer, type CallScope, type Handler, type PreparingScope } from '#wire/define-handler';
import { isBlocked, readNumbers } from '../block-store.ts';
import { otherSide } from '../other-side.ts';

/** The number that stands between the two; null where there is none, or it could not be had. */
type Masked = string | null;

/** Asked for before the call's own transaction, which must not wait for another server. */
const prepare = async (
  { bookingId }: { readonly bookingId: number },
  { context: { maskedCalls, databases, log }, who }: PreparingScope,
): Promise<Masked> => {
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

/** Kept of the man alone: his calls from the door say that he tried. */
const given = async (scope: CallScope, booking: BookingRow, number: string, isMasked: boolean) => {
  const { tx, who, now } = scope;
  if (who.role === 'serviceman') await keepCall(tx, booking, accountOf(who), now);
  return accepted({ number, isMasked });
};

const request: Handler<typeof requestCall, Masked> = async (input, scope, masked) => {
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
  // Never the plain number in place of a masked one.
  if (masked === null) return refused('contact.call-unavailable');
  return given(scope, booking, masked, true);
};

export const requestCallAnswer = answer(requestCall, request, { audited: true, prepare });

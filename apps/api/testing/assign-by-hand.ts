import type { Look } from './fresh-people.ts';

/** Not of the booking world: the browser tests read this file, too. */
type BookingRef = { readonly bookingId: number; readonly orderId: number };

const VERSION = 'SELECT version FROM bookings WHERE id = $1';

export const versionOf = async (look: Look, { bookingId }: BookingRef): Promise<number> =>
  (await look<{ version: number }>(VERSION, [bookingId]))[0]?.version ?? 1;

/** What an operator names who has called the serviceman and assigns even so. */
export const EVEN_SO = {
  evenThough: ['not-skilled', 'off-duty', 'day-off', 'out-of-hours', 'out-of-reach', 'not-free'],
  reason: 'Called, and agreed to come',
} as const;

/** The booking as it is now, for this serviceman, even though other rules are against it. */
export const byHand = async (look: Look, ref: BookingRef, servicemanId: number) => ({
  ...ref,
  servicemanId,
  version: await versionOf(look, ref),
  evenThough: [...EVEN_SO.evenThough],
  reason: EVEN_SO.reason,
});

import { accepted, refused, type Accepted } from '@karigar/domain/result';
import type { CallScope, HandlerRefusal } from '#wire/define-handler';
import type { BookingRow } from './booking-row.ts';
import type { BookingRef } from './booking-store.ts';
import { readLastChange } from './last-change-store.ts';
import { lockOwnBooking } from './own-booking.ts';

type Unseen = HandlerRefusal<'booking.not-found' | 'booking.changed'>;

/** The booking under its lock, if it is still as the operator saw it; else who changed what. */
export const lockSeenBooking = async (
  scope: CallScope,
  seen: BookingRef & { readonly version: number },
): Promise<Accepted<BookingRow> | Unseen> => {
  const booking = await lockOwnBooking(scope, seen);
  if (booking === null) return refused('booking.not-found');
  if (booking.version === seen.version) return accepted(booking);
  const last = await readLastChange(scope.tx, booking.id);
  // That nobody came is noted by the server; nothing that the operator saw has changed.
  if (last?.command === 'overdue' && booking.version === seen.version + 1) return accepted(booking);
  const details = {
    version: booking.version,
    state: booking.state,
    servicemanId: booking.serviceman_id,
    servicemanName: booking.serviceman_name,
    command: last?.command ?? '',
    actor: last?.actor ?? 'system',
    by: last?.by ?? '',
    at: last?.at.getTime() ?? null,
  };
  return { ...refused('booking.changed'), details };
};

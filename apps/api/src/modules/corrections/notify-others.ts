import { addNotification, type BookingRow } from '#modules/bookings/index';
import type { Moved } from '#modules/ledger/index';
import type { CallScope } from '#wire/define-handler';

/** Notifies the servicemen who did a part of the work and no longer have the booking; there is no booking to open. */
export const notifyOthers = async (
  { tx, now }: CallScope,
  booking: BookingRow,
  moved: readonly Moved[],
  news: {
    readonly kind: 'earnings-corrected' | 'refund-made';
    readonly reason: string;
  },
): Promise<void> => {
  const { kind, reason } = news;
  for (const { servicemanId, amount } of moved) {
    if (servicemanId === booking.serviceman_id || amount === 0) continue;
    const details = { bookingNo: booking.booking_no, amount, reason };
    await addNotification(tx, null, { accountId: servicemanId, kind, details, sender: null }, now);
  }
};

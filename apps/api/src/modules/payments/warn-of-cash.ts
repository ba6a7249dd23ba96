import { cashWarning } from '@karigar/domain/ledger/cash-limit';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Paise } from '@karigar/domain/money';
import { addNotification, notifyServiceman, type BookingRow } from '#modules/bookings/index';
import type { Transaction } from '#platform/db';

/** Notifies once when the cash in hand comes near the limit, and once when it passes the limit. */
export const warnOfCash = async (
  { tx, now }: { readonly tx: Transaction; readonly now: Instant },
  booking: BookingRow,
  { before, after }: { readonly before: Paise; readonly after: Paise },
): Promise<void> => {
  const kind = cashWarning(before, after);
  if (kind === null) return;
  const notification = notifyServiceman(kind, { amount: after })(booking);
  await addNotification(
    tx,
    booking.id,
    notification === null ? null : { ...notification, sender: null },
    now,
  );
};

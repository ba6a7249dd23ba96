import { cashWarning } from '@karigar/domain/ledger/cash-limit';
import type { Paise } from '@karigar/domain/money';
import { tellMore, tellServiceman, type BookingRow } from '#modules/bookings/index';
import type { CallScope } from '#wire/define-handler';

/** Told once when his cash in hand comes near the limit, and once when it passes it. */
export const warnOfCash = async (
  { tx, now }: CallScope,
  booking: BookingRow,
  { before, after }: { readonly before: Paise; readonly after: Paise },
): Promise<void> => {
  const kind = cashWarning(before, after);
  if (kind === null) return;
  const told = tellServiceman(kind, { amount: after })(booking);
  await tellMore(tx, booking.id, told === null ? null : { ...told, sender: null }, now);
};

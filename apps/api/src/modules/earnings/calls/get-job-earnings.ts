import { getJobEarnings } from '@karigar/contract/earnings/get-job-earnings';
import type { LinePart } from '@karigar/domain/ledger/lines';
import { sumOf } from '@karigar/domain/money';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { readOwnBooking } from '#modules/bookings/index';
import { readWithheldOfJob } from '#modules/ledger/index';
import { nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import { readEarnedJob } from '../earned-job-store.ts';
import { presentLine } from '../earnings-presenter.ts';
import { listJobLines } from '../line-store.ts';

export const getJobEarningsHandler = defineHandler(getJobEarnings, async (input, scope) => {
  const booking = (await readOwnBooking(scope, input)) ?? (await readEarnedJob(scope.tx, input));
  if (booking === null) return refused('booking.not-found');
  const billed = booking.total_after_end ?? booking.visit_charge;
  if (billed === null) return refused('earnings.not-yet');
  const { tx, who, language } = scope;
  const rows = await listJobLines(tx, booking.id, accountOf(who));
  const withheld = await readWithheldOfJob(tx, booking.id, accountOf(who));
  const lines = rows.map((row) => presentLine(row, language));
  const sumOfPart = (part: LinePart) =>
    sumOf(lines.filter((line) => line.part === part).map(({ amount }) => amount));
  return accepted({
    bookingId: booking.id,
    orderId: booking.order_id,
    bookingNo: booking.booking_no,
    serviceName: nameIn(booking.service_names, language),
    endedAt: booking.ended_at?.getTime() ?? null,
    billed,
    paid: booking.paid,
    refunded: booking.refunded,
    share: sumOfPart('bill'),
    earned: sumOfPart('earning'),
    cashInHand: sumOfPart('cash'),
    ...(withheld > 0 && { withheld }),
    lines,
  });
});

import { getRecord } from '@karigar/contract/record/get-record';
import { recordView } from '@karigar/domain/console/record';
import { accepted, refused } from '@karigar/domain/result';
import { readAddOns, readOwnBooking } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { presentRecord } from '../record-presenter.ts';
import { findRef, listParts, listPayments, readFacts } from '../record-store.ts';

/** Every read is audited with its booking. */
export const getRecordHandler = defineHandler(
  getRecord,
  async ({ no }, scope) => {
    const { tx, who, now, language, note } = scope;
    const ref = await findRef(tx, no);
    const booking = ref && (await readOwnBooking(scope, ref));
    if (booking === null) return refused('booking.not-found');
    note({ subjectId: booking.customer_id, bookingId: booking.id });
    return accepted(
      presentRecord(
        {
          booking,
          facts: await readFacts(tx, booking.id, now),
          addOns: await readAddOns(tx, booking.id),
          payments: await listPayments(tx, booking.id),
          parts: await listParts(tx, booking.id),
        },
        { view: recordView(who.desks ?? []), now, language },
      ),
    );
  },
  { as: 'ops', audited: true },
);

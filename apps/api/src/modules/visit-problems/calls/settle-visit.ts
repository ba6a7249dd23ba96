import { settleVisit } from '@karigar/contract/visit-problems/settle-visit';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { actOnBooking, issueVisitInvoice, notifyCustomer } from '#modules/bookings/index';
import { writeVisitSettled } from '#modules/ledger/index';
import { defineHandler } from '#wire/define-handler';
import { settleDue } from '../visit-store.ts';

export const settleVisitHandler = defineHandler(
  settleVisit,
  async (input, scope) => {
    const { tx, now, who, note } = scope;
    const { outcome } = input;
    const reason = readWrittenReason(input.reason);
    if (reason === null) return refused('correction.reason-missing');
    note({ reason });
    const settled = await actOnBooking(scope, {
      ref: input,
      command: 'settle-visit',
      details: { outcome, reason },
      decide: async (booking) => {
        if (!(await settleDue(tx, booking.id, outcome))) return refused('visit.nothing-due');
        await writeVisitSettled(tx, booking.id, { outcome, reason, now, by: accountOf(who) });
        const details = { amount: booking.visit_charge, reason };
        const kind = outcome === 'paid' ? 'visit-settled' : 'visit-waived';
        const notification = notifyCustomer(kind, details)(booking);
        return accepted({ notification: { ...notification, sender: null } });
      },
    });
    // Last, as every invoice: it locks the year's counter until the commit.
    if (settled.ok && outcome === 'paid') issueVisitInvoice(scope, input.bookingId);
    return settled;
  },
  { as: 'ops' },
);

import { decideVisit } from '@karigar/contract/visit-problems/decide-visit';
import { decideMissedVisit } from '@karigar/domain/visit-problems/missed-visit';
import { visitCharge } from '@karigar/domain/visit-problems/not-home';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import {
  actOnBooking,
  notifyCustomer,
  addNotification,
  notifyServiceman,
} from '#modules/bookings/index';
import { writeVisit } from '#modules/ledger/index';
import { defineHandler } from '#wire/define-handler';
import { readVisitDecision } from '../visit-store.ts';

const CLOSED = { visit_case_at: null };

export const decideVisitHandler = defineHandler(
  decideVisit,
  async (input, scope) => {
    const { tx, now, who, note } = scope;
    const { outcome } = input;
    const reason = readWrittenReason(input.reason);
    if (reason === null) return refused('correction.reason-missing');
    note({ reason });
    return actOnBooking(scope, {
      ref: input,
      command: 'no-show',
      details: { outcome, reason },
      decide: async (booking) => {
        const decision = decideMissedVisit({
          state: booking.state,
          isOpen: booking.visit_case_at !== null,
          outcome,
          decided: await readVisitDecision(tx, booking.id),
        });
        if (!decision.ok) return decision;
        const state = decision.value;
        const charge = visitCharge(booking.total);
        if (outcome === 'waived' || charge === 0) {
          await addNotification(
            tx,
            booking.id,
            notifyServiceman('visit-not-paid', { reason })(booking),
            now,
          );
          const notification = notifyCustomer('visit-not-charged')(booking);
          return accepted({
            state,
            change: CLOSED,
            notification: { ...notification, sender: null },
          });
        }
        const earned = await writeVisit(tx, booking.id, { charge, now, by: accountOf(who) });
        await addNotification(
          tx,
          booking.id,
          notifyServiceman('visit-paid', { amount: earned })(booking),
          now,
        );
        const notification = notifyCustomer('nobody-home', { amount: charge })(booking);
        return accepted({
          state,
          change: { ...CLOSED, visit_charge: charge },
          notification: { ...notification, sender: null },
        });
      },
    });
  },
  { as: 'ops' },
);

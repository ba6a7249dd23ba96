import { askOverride } from '@karigar/contract/visit-problems/ask-override';
import { askOverride as mayAsk } from '@karigar/domain/visit-problems/completion-help';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { actOnBooking } from '#modules/bookings/index';
import { insertCountersign, isAsked } from '#modules/countersigns/index';
import { defineHandler } from '#wire/define-handler';
import { countOverrides, insertOverride } from '../override-store.ts';

const DAY = 86_400_000;

/** The booking does not change yet. */
export const askOverrideHandler = defineHandler(
  askOverride,
  async (input, scope) => {
    const { tx, now, who, note } = scope;
    const reason = readWrittenReason(input.reason);
    if (reason === null) return refused('override.reason-missing');
    note({ reason });
    const by = accountOf(who);
    return actOnBooking(scope, {
      ref: input,
      command: 'ask-override',
      details: { reason },
      decide: async (booking) => {
        const asked = await countOverrides(tx, by, new Date(now - DAY));
        const may = mayAsk({ state: booking.state, asked });
        if (!may.ok) return may;
        if (await isAsked(scope, askOverride.name, { bookingId: booking.id }))
          return refused('countersign.asked-already');
        const request = { bookingId: booking.id, by, reason, at: new Date(now) };
        await insertOverride(tx, request);
        const fields = { bookingId: booking.id, orderId: booking.order_id };
        await insertCountersign(tx, { ...request, call: askOverride.name, fields });
        return accepted({ notification: null });
      },
    });
  },
  { as: 'ops' },
);

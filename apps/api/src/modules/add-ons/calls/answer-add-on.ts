import { answerAddOn } from '@karigar/contract/add-ons/answer-add-on';
import { answerAddOn as decideAnswer } from '@karigar/domain/bookings/add-ons';
import { accepted, refused } from '@karigar/domain/result';
import { actOnBooking, readAddOns, notifyServiceman } from '#modules/bookings/index';
import { namedDetails } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import { isTakenBack, saveAnswer } from '../add-on-store.ts';

export const answerAddOnHandler = defineHandler(answerAddOn, (input, scope) => {
  const { addOnId, answer: answered } = input;
  return actOnBooking(scope, {
    ref: input,
    command: 'answer-add-on',
    details: { addOnId, answer: answered },
    decide: async (booking) => {
      const addOns = await readAddOns(scope.tx, booking.id);
      const addOn = addOns.find(({ id }) => id === addOnId);
      if (addOn === undefined) {
        const isGone = await isTakenBack(scope.tx, booking.id, addOnId);
        return refused(isGone ? 'add-on.taken-back' : 'add-on.not-found');
      }
      const decision = decideAnswer(booking.state, addOn.status, answered);
      if (!decision.ok) return decision;
      await saveAnswer(scope.tx, addOn.id, decision.value, new Date(scope.now));
      const named = namedDetails(addOn.names);
      return accepted({ notification: notifyServiceman(`add-on-${answered}`, named)(booking) });
    },
  });
});

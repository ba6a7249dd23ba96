import { submitApproval } from '@karigar/contract/add-ons/submit-approval';
import { judgeApproval } from '@karigar/domain/bookings/offline-approval';
import { accepted } from '@karigar/domain/result';
import { actOnBooking, readAddOns, notifyCustomer, addNotification } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { listOffered } from '../add-on-store.ts';
import { isSignedApproval } from '../approval-key.ts';
import { isApprovalUsed, insertApproval, saveAnswers } from '../approval-store.ts';

/** The serviceman submits it: only the signature proves that it is the customer's answer. */
export const submitApprovalHandler = defineHandler(submitApproval, (input, scope) => {
  const { tx, now } = scope;
  const { bookingId, nonce, askedAt, lines, total, answer: answered, signature } = input;
  return actOnBooking(scope, {
    ref: input,
    command: 'submit-approval',
    claimedAt: input.claimedAt,
    // Without the signature: stored details must not serve as proof.
    details: {
      answer: answered,
      nonce,
      amount: total,
      items: lines.map((line) => ({ ...line, shownPrice: line.price })),
    },
    decide: async (booking) => {
      const { state, serviceman_id: servicemanId } = booking;
      const request = { bookingId, servicemanId: servicemanId ?? 0, nonce, askedAt, lines };
      const rows = await readAddOns(tx, bookingId);
      const judged = judgeApproval({
        state,
        request,
        total,
        isSigned: await isSignedApproval(scope, booking, { request, answer: answered, signature }),
        isUsed: await isApprovalUsed(tx, bookingId, nonce),
        now,
        rows: rows.map(({ id, add_on_id: addOnId, price, quantity, status }) => ({
          id,
          addOnId,
          price,
          quantity,
          status,
        })),
        catalogue: await listOffered(tx, booking.service_id),
      });
      if (!judged.ok) {
        // The work had ended when the approval arrived: the customer is notified that nothing is billed.
        const notification = notifyCustomer('add-ons-late', { count: lines.length })(booking);
        if (booking.total_after_end !== null)
          await addNotification(tx, bookingId, notification, now);
        return judged;
      }
      const at = new Date(now);
      await insertApproval(tx, bookingId, {
        nonce,
        answer: answered,
        total,
        askedAt: new Date(askedAt),
        now: at,
      });
      await saveAnswers(tx, judged.value, answered, at);
      if (answered === 'rejected') return accepted({ notification: null });
      return accepted({
        notification: notifyCustomer('approval-arrived', { amount: total })(booking),
      });
    },
  });
});

import { signedApproval } from '#testing/approval-world';
import { addOnOf } from '#testing/demo-world-catalogue';
import { onBooking } from './exactly-once-callers.ts';
import type { Prepare } from './exactly-once-prepared.ts';
import { addPendingAddOn } from './exactly-once-store.ts';
import { addAlarm } from './exactly-once-visit-store.ts';
import { openSession } from './exactly-once-stage.ts';

/** What a customer does about a booking, and approvals of add-ons. */
export const CUSTOMER_WRITES: Readonly<Record<string, Prepare>> = {
  'cancel-booking': onBooking('offered', 'events', () => ({ why: '1' }), 'customer'),
  'save-buyer': onBooking(
    'started',
    'buyers',
    () => ({ gstin: '27AAPFU0939F1ZV', businessName: 'Shah Textiles' }),
    'customer',
  ),
  'raise-alarm': onBooking('started', 'alarms', () => ({}), 'customer'),
  'end-alarm': async ({ app, booking, customer }) => {
    const { bookingId } = await booking('started');
    const id = await addAlarm(app.look, bookingId, customer.id);
    return {
      caller: customer,
      fields: { id: String(id) },
      effect: 'alarmsEnded',
      subject: bookingId,
    };
  },
  'rate-booking': onBooking('completed', 'ratings', () => ({ stars: '5' }), 'customer'),
  'answer-add-on': onBooking(
    'started',
    'events',
    async ({ app }, bookingId) => ({
      id: String(await addPendingAddOn(app.look, bookingId)),
      answer: '1',
    }),
    'customer',
  ),
  'take-back-add-on': onBooking('started', 'events', async ({ app }, bookingId) => ({
    id: String(await addPendingAddOn(app.look, bookingId)),
  })),
  'submit-approval': onBooking('started', 'events', async (stage, bookingId) => {
    const { id: addOnId, price } = addOnOf('foamJet', 0);
    await addPendingAddOn(stage.app.look, bookingId);
    const { fields } = await signedApproval(stage.app, {
      customer: await openSession(stage.app, stage.customer),
      servicemanId: stage.serviceman.id,
      bookingId,
      lines: [{ addOnId, quantity: 1, price }],
    });
    return fields;
  }),
};

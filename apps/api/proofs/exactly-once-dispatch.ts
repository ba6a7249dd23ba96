import { askOverride } from '@karigar/contract/visit-problems/ask-override';
import type { BookingState } from '@karigar/domain/bookings/booking';
import { dayOf } from '@karigar/domain/dates/india-day';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { createPerson } from '#testing/fresh-people';
import { placeBooking, putOnDuty, tomorrowAt } from '#testing/order-world';
import type { Fields, Prepare } from './exactly-once-prepared.ts';
import { openSession, type Stage } from './exactly-once-stage.ts';
import { countersignOf, moveToTomorrow, workAlways } from './exactly-once-store.ts';
import { RECORD_WRITES } from './exactly-once-record.ts';
import { WAITING_WRITES } from './exactly-once-waiting.ts';

const REASON = 'The customer called us about it';

const onBooking =
  (state: BookingState, more: (stage: Stage) => Fields): Prepare =>
  async (stage) => {
    const { app } = stage;
    const { bookingId, orderId } = await stage.booking(state);
    await moveToTomorrow(app.look, bookingId);
    const caller = await createPerson(app.look, 'operator', app.now());
    const ref = { bookingId: String(bookingId), mainId: String(orderId), version: '1' };
    return { caller, fields: { ...ref, ...more(stage) }, effect: 'events', subject: bookingId };
  };

const reason = () => ({ reason: REASON });

/** Writes of operators about bookings. */
export const DISPATCH_WRITES: Readonly<Record<string, Prepare>> = {
  ...WAITING_WRITES,
  ...RECORD_WRITES,
  'release-booking': onBooking('assigned', reason),
  'reopen-booking': onBooking('cancelled', reason),
  'cancel-for-customer': onBooking('assigned', () => ({ charge: 'none', reason: REASON })),
  'hold-for-serviceman': onBooking('started', ({ app }) => ({
    holdTime: dayOf(app.now()),
    reason: REASON,
  })),
  'end-for-serviceman': async (stage) => {
    const prepared = await onBooking('started', reason)(stage);
    return { ...prepared, effect: 'countersigns' };
  },
  'answer-countersign': async (stage) => {
    const { app } = stage;
    const asker = await createPerson(app.look, 'operator', app.now());
    const { bookingId, orderId } = await stage.booking('ended');
    const token = await openSession(app, asker);
    await app.send(askOverride, { bookingId, orderId, reason: REASON }, { token });
    const caller = await createPerson(app.look, 'operator', app.now());
    const id = String(await countersignOf(app.look, bookingId));
    return { caller, fields: { id, outcome: 'agreed' }, effect: 'agreed', subject: bookingId };
  },
  'offer-booking': async (stage) => {
    const { app, serviceman } = stage;
    await putOnDuty(app.look, serviceman.id);
    await workAlways(app.look, serviceman.id);
    const prepared = await onBooking('offered', () => ({}))(stage);
    await placeBooking(app.look, Number(prepared.subject));
    return prepared;
  },
  'move-booking': async (stage) => {
    const { app, serviceman } = stage;
    await putOnDuty(app.look, serviceman.id);
    const slot = writeWireDateTime(tomorrowAt(app.now(), 720) + 2 * 86_400_000);
    const prepared = await onBooking('assigned', () => ({ slot, reason: REASON }))(stage);
    await placeBooking(app.look, Number(prepared.subject));
    return prepared;
  },
  'free-serviceman': async (stage) => {
    const { app, serviceman } = stage;
    const { bookingId } = await stage.booking('assigned');
    await moveToTomorrow(app.look, bookingId);
    const caller = await createPerson(app.look, 'operator', app.now());
    const fields = {
      servicemanId: String(serviceman.id),
      day: dayOf(tomorrowAt(app.now(), 0)),
      'bookingIds[]': [String(bookingId)],
      'versions[]': ['1'],
      reason: 'Called in ill this morning',
    };
    return { caller, fields, effect: 'events', subject: bookingId };
  },
};

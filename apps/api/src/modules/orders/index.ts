import { listNewSlotsAnswer } from './calls/list-new-slots.ts';
import { listSlotsAnswer } from './calls/list-slots.ts';
import { placeOrderAnswer } from './calls/place-order.ts';
import { rescheduleBookingAnswer } from './calls/reschedule-booking.ts';

export const orderAnswers = [
  listSlotsAnswer,
  placeOrderAnswer,
  listNewSlotsAnswer,
  rescheduleBookingAnswer,
];

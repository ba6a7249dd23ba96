import { listNewSlotsHandler } from './calls/list-new-slots.ts';
import { listSlotsHandler } from './calls/list-slots.ts';
import { placeOrderHandler } from './calls/place-order.ts';
import { rescheduleBookingHandler } from './calls/reschedule-booking.ts';

export const orderHandlers = [
  listSlotsHandler,
  placeOrderHandler,
  listNewSlotsHandler,
  rescheduleBookingHandler,
];

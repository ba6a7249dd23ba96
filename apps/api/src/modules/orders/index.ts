import { listNewSlotsHandler } from './calls/list-new-slots.ts';
import { listSlotsHandler } from './calls/list-slots.ts';
import { placeOrderHandler } from './calls/place-order.ts';
import { rescheduleBookingHandler } from './calls/reschedule-booking.ts';

export { insertOrder } from './order-store.ts';
export { readVisit, saveMoved } from './move-store.ts';
export { nearestNew, newSlotsFor } from './new-slots.ts';
export { lockWorkDay } from './work-day-store.ts';

export const orderHandlers = [
  listSlotsHandler,
  placeOrderHandler,
  listNewSlotsHandler,
  rescheduleBookingHandler,
];

import { cancelBookingHandler } from './calls/cancel-booking.ts';
import { getMyBookingHandler } from './calls/get-my-booking.ts';
import { listMyBookingsHandler } from './calls/list-my-bookings.ts';
import { rateBookingHandler } from './calls/rate-booking.ts';

export const customerBookingHandlers = [
  listMyBookingsHandler,
  getMyBookingHandler,
  cancelBookingHandler,
  rateBookingHandler,
];

import { cancelBookingAnswer } from './calls/cancel-booking.ts';
import { getMyBookingAnswer } from './calls/get-my-booking.ts';
import { listMyBookingsAnswer } from './calls/list-my-bookings.ts';
import { rateBookingAnswer } from './calls/rate-booking.ts';

export const followingAnswers = [
  listMyBookingsAnswer,
  getMyBookingAnswer,
  cancelBookingAnswer,
  rateBookingAnswer,
];

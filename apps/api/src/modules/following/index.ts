import { cancelBookingAnswer } from '../customer-bookings/calls/cancel-booking.ts';
import { getMyBookingAnswer } from '../customer-bookings/calls/get-my-booking.ts';
import { listMyBookingsAnswer } from './calls/list-my-bookings.ts';
import { rateBookingAnswer } from '../customer-bookings/calls/rate-booking.ts';

export const followingAnswers = [
  listMyBookingsAnswer,
  getMyBookingAnswer,
  cancelBookingAnswer,
  rateBookingAnswer,
];

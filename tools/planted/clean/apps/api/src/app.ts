import { findBooking } from './modules/bookings/index.ts';

export const queries = [findBooking];

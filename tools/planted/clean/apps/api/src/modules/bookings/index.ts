export { findBooking } from './booking-store.ts';

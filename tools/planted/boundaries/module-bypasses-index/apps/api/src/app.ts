export { find } from './modules/bookings/booking-store.ts';

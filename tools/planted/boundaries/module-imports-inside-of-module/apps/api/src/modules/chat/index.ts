export { find } from '../bookings/booking-store.ts';

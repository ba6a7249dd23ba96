export { CustomerBookingScreen } from './customer-booking-screen.tsx';
export { ServicemanBookingScreen } from './serviceman-booking-screen.tsx';

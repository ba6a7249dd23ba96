export { CustomerBookingScreen } from './customer-booking-screen.tsx';

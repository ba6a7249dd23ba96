export { BookingsScreen } from './bookings-screen.tsx';

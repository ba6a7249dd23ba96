export { CustomerBookingScreen } from '../customer-bookings/customer-bookings-screen.tsx';
export { MyHistoryScreen } from '../customer-bookings/my-history-screen.tsx';

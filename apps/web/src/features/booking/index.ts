export { CustomerBookingScreen } from './customer-booking-screen.tsx';
export { MyHistoryScreen } from './my-history-screen.tsx';

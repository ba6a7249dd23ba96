export { CustomerBookingsScreen } from './customer-bookings-screen.tsx';
export { MyHistoryScreen } from './my-history-screen.tsx';

export { BookingDetailScreen } from './booking-detail-screen.tsx';

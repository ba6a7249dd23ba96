import { readingScreen } from './lazy-screen.ts';
import type { RoleScreens } from './screens.ts';

export const SERVICEMAN_SCREENS: RoleScreens = {
  booking: readingScreen(
    async () => (await import('../features/bookings/index.ts')).BookingsScreen,
  ),
  bookingDetail: readingScreen(
    async () => (await import('../features/booking-detail/index.ts')).BookingDetailScreen,
  ),
  bookingHistory: readingScreen(
    async () => (await import('../features/history/index.ts')).HistoryScreen,
  ),
  bookingHistoryDetail: readingScreen(
    async () => (await import('../features/history/index.ts')).HistoryDetailScreen,
  ),
  profile: readingScreen(
    async () => (await import('../features/profile/serviceman.ts')).ServicemanProfileScreen,
  ),
};

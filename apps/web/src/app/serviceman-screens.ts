import { readingScreen } from './lazy-screen.ts';
import type { RoleScreens } from './screens.ts';

export const SERVICEMAN_SCREENS: RoleScreens = {
  booking: readingScreen(
    async () => (await import('../features/serviceman/bookings/index.ts')).BookingsScreen,
  ),
  bookingDetail: readingScreen(
    async () => (await import('../features/serviceman/booking-detail/index.ts')).BookingDetailScreen,
  ),
  bookingHistory: readingScreen(
    async () => (await import('../features/common/history/index.ts')).HistoryScreen,
  ),
  bookingHistoryDetail: readingScreen(
    async () => (await import('../features/common/history/index.ts')).HistoryDetailScreen,
  ),
  profile: readingScreen(
    async () => (await import('../features/account/profile/serviceman.ts')).ServicemanProfileScreen,
  ),
};

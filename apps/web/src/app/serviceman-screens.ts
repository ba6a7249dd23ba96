import { lazyScreen, readingScreen } from './lazy-screen.ts';
import type { RoleScreens } from './screens.ts';

export const SERVICEMAN_SCREENS: RoleScreens = {
  booking: readingScreen(
    async () => (await import('#features/serviceman/bookings/index')).BookingsScreen,
  ),
  bookingDetail: readingScreen(
    async () => (await import('#features/serviceman/booking-detail/index')).BookingDetailScreen,
  ),
  bookingHistory: readingScreen(
    async () => (await import('#features/common/history/index')).HistoryScreen,
  ),
  bookingHistoryDetail: readingScreen(
    async () => (await import('#features/common/history/index')).HistoryDetailScreen,
  ),
  profile: readingScreen(
    async () => (await import('#features/account/profile/serviceman')).ServicemanProfileScreen,
  ),
  guide: lazyScreen(async () => (await import('#features/serviceman/guide/index')).GuideScreen),
};

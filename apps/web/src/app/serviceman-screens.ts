import { readingScreen, type RoleScreens } from './screens.ts';

export const SERVICEMAN_SCREENS: RoleScreens = {
  home: readingScreen(async () => (await import('../features/dashboard/index.ts')).DashboardScreen),
  booking: readingScreen(
    async () => (await import('../features/bookings/index.ts')).BookingsScreen,
  ),
  bookingDetail: readingScreen(
    async () => (await import('../features/booking-detail/index.ts')).BookingDetailScreen,
  ),
  profile: readingScreen(
    async () => (await import('../features/profile/index.ts')).ServicemanProfileScreen,
  ),
};

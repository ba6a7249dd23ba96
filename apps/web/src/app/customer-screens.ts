import { lazyScreen, readingScreen } from './lazy-screen.ts';
import type { RoleScreens } from './screens.ts';

export const CUSTOMER_SCREENS: RoleScreens = {
  booking: readingScreen(
    async () => (await import('#features/customer/customer-bookings/index')).CustomerBookingsScreen,
  ),
  bookingDetail: readingScreen(
    async () => (await import('#features/customer/customer-booking/index')).CustomerBookingScreen,
  ),
  bookingHistory: readingScreen(
    async () => (await import('#features/customer/customer-bookings/index')).MyHistoryScreen,
  ),
  bookingHistoryDetail: readingScreen(
    async () => (await import('#features/customer/customer-booking/index')).CustomerBookingScreen,
  ),
  profile: readingScreen(
    async () => (await import('#features/account/profile/customer')).CustomerProfileScreen,
  ),
  guide: lazyScreen(
    async () => (await import('#features/customer/guide/index')).CustomerGuideScreen,
  ),
};

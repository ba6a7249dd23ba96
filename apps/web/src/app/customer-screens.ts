import { readingScreen } from './lazy-screen.ts';
import type { RoleScreens } from './screens.ts';

export const CUSTOMER_SCREENS: RoleScreens = {
  booking: readingScreen(
    async () => (await import('../features/customer/customer-booking/index.ts')).CustomerBookingScreen,
  ),
  bookingDetail: readingScreen(
    async () => (await import('../features/follow/index.ts')).FollowScreen,
  ),
  bookingHistory: readingScreen(
    async () => (await import('../features/customer/customer-booking/index.ts')).MyHistoryScreen,
  ),
  bookingHistoryDetail: readingScreen(
    async () => (await import('../features/follow/index.ts')).FollowScreen,
  ),
  profile: readingScreen(
    async () => (await import('../features/account/profile/customer.ts')).CustomerProfileScreen,
  ),
};

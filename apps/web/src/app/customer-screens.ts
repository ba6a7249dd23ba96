import { lazyScreen, readingScreen } from './lazy-screen.ts';
import { soon, type RoleScreens } from './screens.ts';

export const CUSTOMER_SCREENS: RoleScreens = {
  booking: lazyScreen(
    async () => (await import('../features/booking/index.ts')).CustomerBookingScreen,
  ),
  bookingDetail: soon,
  bookingHistory: soon,
  bookingHistoryDetail: soon,
  profile: readingScreen(
    async () => (await import('../features/profile/index.ts')).CustomerProfileScreen,
  ),
};

import { lazyScreen, soon, type RoleScreens } from './screens.ts';

export const CUSTOMER_SCREENS: RoleScreens = {
  home: lazyScreen(async () => (await import('../features/home/index.ts')).CustomerHomeScreen),
  booking: lazyScreen(
    async () => (await import('../features/booking/index.ts')).CustomerBookingScreen,
  ),
  bookingDetail: soon,
  profile: lazyScreen(
    async () => (await import('../features/profile/index.ts')).CustomerProfileScreen,
  ),
};

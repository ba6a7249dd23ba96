import { lazyScreen, type RoleScreens } from './screens.ts';

export const SERVICEMAN_SCREENS: RoleScreens = {
  home: lazyScreen(async () => (await import('../features/home/index.ts')).ServicemanHomeScreen),
  booking: lazyScreen(
    async () => (await import('../features/booking/index.ts')).ServicemanBookingScreen,
  ),
  profile: lazyScreen(
    async () => (await import('../features/profile/index.ts')).ServicemanProfileScreen,
  ),
};

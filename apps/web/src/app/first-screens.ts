import type { Role } from '@karigar/domain/roles';
import type { PathName } from '#platform/navigation/paths';
import { lazyScreen, readingScreen, type LazyScreen } from './lazy-screen.ts';

/** Sign-in screens: the same for every role. */
const SIGN_IN_SCREENS = {
  start: lazyScreen(async () => (await import('#features/account/start/index')).StartScreen),
  login: lazyScreen(async () => (await import('#features/account/login/index')).LoginScreen),
  otp: lazyScreen(async () => (await import('#features/account/otp/index')).OtpScreen),
  ex: lazyScreen(async () => (await import('#features/placeholders/ex/index')).ExScreen),
};

const SERVICEMAN_HOME = readingScreen(
  async () => (await import('#features/serviceman/dashboard/index')).DashboardScreen,
);
const CUSTOMER_HOME = readingScreen(
  async () => (await import('#features/customer/home/index')).CustomerHomeScreen,
);

export type FirstScreenName = keyof typeof SIGN_IN_SCREENS | 'home';

export const isFirstScreen = (name: PathName): name is FirstScreenName =>
  name === 'home' || name in SIGN_IN_SCREENS;

/** Screens the app opens on. They are in the first bundle's list, so that their files load without another request. */
export const firstScreenOf = (name: FirstScreenName, role: Role | null): LazyScreen => {
  if (name !== 'home') return SIGN_IN_SCREENS[name];
  return role === 'serviceman' ? SERVICEMAN_HOME : CUSTOMER_HOME;
};

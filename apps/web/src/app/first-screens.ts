import type { Role } from '@karigar/domain/roles';
import type { PathName } from '#platform/navigation/paths';
import { firstReadingScreen, firstScreen, type LazyScreen } from './lazy-screen.ts';

/** Sign-in screens: the same for every role. */
const SIGN_IN_SCREENS = {
  start: firstScreen(async () => (await import('#features/account/start/index')).StartScreen),
  login: firstScreen(async () => (await import('#features/account/login/index')).LoginScreen),
  otp: firstScreen(async () => (await import('#features/account/otp/index')).OtpScreen),
  ex: firstScreen(async () => (await import('#features/placeholders/ex/index')).ExScreen),
};

const SERVICEMAN_HOME = firstReadingScreen(
  async () => (await import('#features/serviceman/dashboard/index')).DashboardScreen,
);
const CUSTOMER_HOME = firstReadingScreen(
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

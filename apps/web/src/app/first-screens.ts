import type { Role } from '@karigar/domain/roles';
import type { PathName } from '#platform/navigation/paths';
import { firstReadingScreen, firstScreen, type LazyScreen } from './lazy-screen.ts';

/** The doors: the same for whoever opens them. */
const DOORS = {
  start: firstScreen(async () => (await import('../features/account/start/index.ts')).StartScreen),
  login: firstScreen(async () => (await import('../features/account/login/index.ts')).LoginScreen),
  otp: firstScreen(async () => (await import('../features/account/otp/index.ts')).OtpScreen),
  ex: firstScreen(async () => (await import('../features/placeholders/ex/index.ts')).ExScreen),
};

const SERVICEMAN_HOME = firstReadingScreen(
  async () => (await import('../features/serviceman/dashboard/index.ts')).DashboardScreen,
);
const CUSTOMER_HOME = firstReadingScreen(
  async () => (await import('../features/customer/home/index.ts')).CustomerHomeScreen,
);

export type FirstScreenName = keyof typeof DOORS | 'home';

export const isFirstScreen = (name: PathName): name is FirstScreenName =>
  name === 'home' || name in DOORS;

/** What the app is opened on: known from the start, so that nothing has to be asked before it is fetched. */
export const firstScreenOf = (name: FirstScreenName, role: Role | null): LazyScreen => {
  if (name !== 'home') return DOORS[name];
  return role === 'serviceman' ? SERVICEMAN_HOME : CUSTOMER_HOME;
};

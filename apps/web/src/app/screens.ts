import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadTexts } from '#shared/language/language';
import type { PathName } from '#shared/navigation/paths';

type LazyScreen = LazyExoticComponent<ComponentType>;

/** These have a table for each role, under the same names. */
const ROLE_SCREENS = ['home', 'booking', 'bookingDetail', 'profile'] as const;
export type RoleScreenName = (typeof ROLE_SCREENS)[number];

export const isRoleScreen = (name: PathName): name is RoleScreenName =>
  (ROLE_SCREENS as readonly PathName[]).includes(name);

export type RoleScreens = Readonly<Record<RoleScreenName, LazyScreen>>;

/** A screen that is loaded when it is first opened, with all texts. */
export const lazyScreen = (load: () => Promise<ComponentType>): LazyScreen =>
  lazy(async () => {
    const [screen] = await Promise.all([load(), loadTexts()]);
    return { default: screen };
  });

/** One of the first screens: its own English is in its file, and nothing else is waited for. */
const firstScreen = (load: () => Promise<ComponentType>): LazyScreen =>
  lazy(async () => ({ default: await load() }));

/** One that reads from the server: what it reads with comes along, and the way in stays light. */
export const readingScreen = (load: () => Promise<ComponentType>): LazyScreen =>
  lazyScreen(async () => {
    const [{ QueryProvider }, Screen] = await Promise.all([
      import('#shared/queries/query-provider.tsx'),
      load(),
    ]);
    return () => createElement(QueryProvider, null, createElement(Screen));
  });

export const soon = lazyScreen(async () => (await import('../features/soon/index.ts')).SoonScreen);

/** The screens that are the same for whoever opens them. */
export const SCREENS: Readonly<Record<Exclude<PathName, RoleScreenName>, LazyScreen>> = {
  start: firstScreen(async () => (await import('../features/start/index.ts')).StartScreen),
  login: firstScreen(async () => (await import('../features/login/index.ts')).LoginScreen),
  otp: firstScreen(async () => (await import('../features/otp/index.ts')).OtpScreen),
  passwordLogin: lazyScreen(
    async () => (await import('../features/password-login/index.ts')).PasswordLoginScreen,
  ),
  signup: lazyScreen(async () => (await import('../features/signup/index.ts')).SignupScreen),
  forgotPassword: lazyScreen(
    async () => (await import('../features/forgot-password/index.ts')).ForgotPasswordScreen,
  ),
  secondProof: lazyScreen(
    async () => (await import('../features/second-proof/index.ts')).SecondProofScreen,
  ),
  bookingHistory: soon,
  bookingHistoryDetail: soon,
  addOn: readingScreen(async () => (await import('../features/add-ons/index.ts')).AddOnScreen),
  payment: readingScreen(async () => (await import('../features/payment/index.ts')).PaymentScreen),
  chat: soon,
  notification: soon,
  profileSetting: soon,
  bankDetails: soon,
  id: soon,
  pending: soon,
  accepted: soon,
  providerDetails: soon,
  category: soon,
  categoryDetails: soon,
  pageListing: lazyScreen(
    async () => (await import('../features/page-listing/index.ts')).PageListingScreen,
  ),
  sidebar: lazyScreen(async () => (await import('../features/sidebar/index.ts')).SidebarScreen),
  ex: firstScreen(async () => (await import('../features/ex/index.ts')).ExScreen),
};

import type { PathName } from '#shared/navigation/paths';
import type { FirstScreenName } from './first-screens.ts';
import { lazyScreen, readingScreen, type LazyScreen } from './lazy-screen.ts';
import type { RoleScreenName } from './role-screens.ts';

export type RoleScreens = Readonly<Record<RoleScreenName, LazyScreen>>;

/** The screens that are the same for whoever opens them. */
export const SCREENS: Readonly<
  Record<Exclude<PathName, RoleScreenName | FirstScreenName>, LazyScreen>
> = {
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
  earnings: readingScreen(
    async () => (await import('../features/earnings/index.ts')).EarningsScreen,
  ),
  earningsPart: readingScreen(
    async () => (await import('../features/earnings/index.ts')).EarningsPartScreen,
  ),
  addOn: readingScreen(async () => (await import('../features/add-ons/index.ts')).AddOnScreen),
  payment: readingScreen(async () => (await import('../features/payment/index.ts')).PaymentScreen),
  chat: readingScreen(async () => (await import('../features/chat/index.ts')).ChatScreen),
  notification: readingScreen(
    async () => (await import('../features/notifications/index.ts')).NotificationsScreen,
  ),
  privacy: readingScreen(async () => (await import('../features/privacy/index.ts')).PrivacyScreen),
  help: readingScreen(async () => (await import('../features/help/index.ts')).HelpScreen),
  addresses: readingScreen(
    async () => (await import('../features/addresses/index.ts')).AddressesScreen,
  ),
  address: readingScreen(
    async () => (await import('../features/addresses/index.ts')).AddressScreen,
  ),
  profileSetting: readingScreen(
    async () => (await import('../features/profile/index.ts')).ProfileSettingScreen,
  ),
  bankDetails: readingScreen(
    async () => (await import('../features/bank-details/index.ts')).BankDetailsScreen,
  ),
  id: readingScreen(
    async () => (await import('../features/id-verification/index.ts')).IdVerificationScreen,
  ),
  alerts: lazyScreen(async () => (await import('../features/alerts/index.ts')).AlertsScreen),
  sync: readingScreen(async () => (await import('../features/sync/index.ts')).SyncScreen),
  duty: readingScreen(async () => (await import('../features/duty/index.ts')).DutyScreen),
  pending: readingScreen(async () => (await import('../features/pending/index.ts')).PendingScreen),
  accepted: readingScreen(
    async () => (await import('../features/accepted/index.ts')).AcceptedScreen,
  ),
  providerDetails: readingScreen(
    async () => (await import('../features/catalogue/index.ts')).ProviderDetailsScreen,
  ),
  category: readingScreen(
    async () => (await import('../features/catalogue/index.ts')).CategoryScreen,
  ),
  categoryDetails: readingScreen(
    async () => (await import('../features/catalogue/index.ts')).CategoryDetailsScreen,
  ),
  service: readingScreen(
    async () => (await import('../features/catalogue/index.ts')).ServiceScreen,
  ),
  book: readingScreen(async () => (await import('../features/book/index.ts')).BookScreen),
  search: readingScreen(async () => (await import('../features/catalogue/index.ts')).SearchScreen),
  guide: lazyScreen(async () => (await import('../features/guide/index.ts')).GuideScreen),
  pageListing: lazyScreen(
    async () => (await import('../features/page-listing/index.ts')).PageListingScreen,
  ),
  sidebar: lazyScreen(async () => (await import('../features/sidebar/index.ts')).SidebarScreen),
};

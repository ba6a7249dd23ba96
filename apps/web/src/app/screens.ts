import type { PathName } from '#platform/navigation/paths';
import type { FirstScreenName } from './first-screens.ts';
import { lazyScreen, readingScreen, type LazyScreen } from './lazy-screen.ts';
import type { RoleScreenName } from './role-screens.ts';

export type RoleScreens = Readonly<Record<RoleScreenName, LazyScreen>>;

/** The screens that are the same for whoever opens them. */
export const SCREENS: Readonly<
  Record<Exclude<PathName, RoleScreenName | FirstScreenName>, LazyScreen>
> = {
  passwordLogin: lazyScreen(
    async () => (await import('../features/account/password-login/index.ts')).PasswordLoginScreen,
  ),
  signup: lazyScreen(async () => (await import('../features/account/signup/index.ts')).SignupScreen),
  forgotPassword: lazyScreen(
    async () => (await import('../features/account/forgot-password/index.ts')).ForgotPasswordScreen,
  ),
  secondProof: lazyScreen(
    async () => (await import('../features/account/second-factor/index.ts')).SecondProofScreen,
  ),
  earnings: readingScreen(
    async () => (await import('../features/serviceman/earnings/index.ts')).EarningsScreen,
  ),
  earningsPart: readingScreen(
    async () => (await import('../features/serviceman/earnings/index.ts')).EarningsPartScreen,
  ),
  addOn: readingScreen(async () => (await import('../features/serviceman/add-ons/index.ts')).AddOnScreen),
  payment: readingScreen(async () => (await import('../features/serviceman/payments/index.ts')).PaymentScreen),
  chat: readingScreen(async () => (await import('../features/common/chat/index.ts')).ChatScreen),
  notification: readingScreen(
    async () => (await import('../features/common/notifications/index.ts')).NotificationsScreen,
  ),
  privacy: readingScreen(async () => (await import('../features/account/privacy/index.ts')).PrivacyScreen),
  help: readingScreen(async () => (await import('../features/common/help/index.ts')).HelpScreen),
  addresses: readingScreen(
    async () => (await import('../features/customer/addresses/index.ts')).AddressesScreen,
  ),
  address: readingScreen(
    async () => (await import('../features/customer/addresses/index.ts')).AddressScreen,
  ),
  profileSetting: readingScreen(
    async () => (await import('../features/account/profile/index.ts')).ProfileSettingScreen,
  ),
  bankDetails: readingScreen(
    async () => (await import('../features/serviceman/bank-details/index.ts')).BankDetailsScreen,
  ),
  id: readingScreen(
    async () => (await import('../features/serviceman/documents/index.ts')).IdVerificationScreen,
  ),
  alerts: lazyScreen(async () => (await import('../features/common/push/index.ts')).AlertsScreen),
  sync: readingScreen(async () => (await import('../features/common/sync/index.ts')).SyncScreen),
  duty: readingScreen(async () => (await import('../features/serviceman/work-times/index.ts')).DutyScreen),
  pending: readingScreen(async () => (await import('../features/pending/index.ts')).PendingScreen),
  accepted: readingScreen(
    async () => (await import('../features/serviceman/accepted-bookings/index.ts')).AcceptedScreen,
  ),
  providerDetails: readingScreen(
    async () => (await import('../features/customer/catalogue/index.ts')).ProviderDetailsScreen,
  ),
  category: readingScreen(
    async () => (await import('../features/customer/catalogue/index.ts')).CategoryScreen,
  ),
  categoryDetails: readingScreen(
    async () => (await import('../features/customer/catalogue/index.ts')).CategoryDetailsScreen,
  ),
  service: readingScreen(
    async () => (await import('../features/customer/catalogue/index.ts')).ServiceScreen,
  ),
  book: readingScreen(async () => (await import('../features/customer/orders/index.ts')).BookScreen),
  search: readingScreen(async () => (await import('../features/customer/catalogue/index.ts')).SearchScreen),
  guide: lazyScreen(async () => (await import('../features/serviceman/guide/index.ts')).GuideScreen),
  pageListing: lazyScreen(
    async () => (await import('../features/placeholders/page-listing/index.ts')).PageListingScreen,
  ),
  sidebar: lazyScreen(async () => (await import('../features/placeholders/sidebar/index.ts')).SidebarScreen),
};

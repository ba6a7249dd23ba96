import type { PathName } from '#platform/navigation/paths';
import type { FirstScreenName } from './first-screens.ts';
import { lazyScreen, readingScreen, type LazyScreen } from './lazy-screen.ts';
import type { RoleScreenName } from './role-screens.ts';

export type RoleScreens = Readonly<Record<RoleScreenName, LazyScreen>>;

/** The screens that are the same for every role. */
export const SCREENS: Readonly<
  Record<Exclude<PathName, RoleScreenName | FirstScreenName>, LazyScreen>
> = {
  passwordLogin: lazyScreen(
    async () => (await import('#features/account/password-login/index')).PasswordLoginScreen,
  ),
  signup: lazyScreen(async () => (await import('#features/account/signup/index')).SignupScreen),
  forgotPassword: lazyScreen(
    async () => (await import('#features/account/forgot-password/index')).ForgotPasswordScreen,
  ),
  notMe: readingScreen(async () => (await import('#features/account/not-me/index')).NotMeScreen),
  secondProof: lazyScreen(
    async () => (await import('#features/account/second-factor/index')).SecondProofScreen,
  ),
  earnings: readingScreen(
    async () => (await import('#features/serviceman/earnings/index')).EarningsScreen,
  ),
  earningsPart: readingScreen(
    async () => (await import('#features/serviceman/earnings/index')).EarningsPartScreen,
  ),
  addOn: readingScreen(
    async () => (await import('#features/serviceman/add-ons/index')).AddOnScreen,
  ),
  payment: readingScreen(
    async () => (await import('#features/serviceman/payments/index')).PaymentScreen,
  ),
  chat: readingScreen(async () => (await import('#features/common/chat/index')).ChatScreen),
  notification: readingScreen(
    async () => (await import('#features/common/notifications/index')).NotificationsScreen,
  ),
  privacy: readingScreen(
    async () => (await import('#features/account/privacy/index')).PrivacyScreen,
  ),
  rules: lazyScreen(async () => (await import('#features/common/rules/index')).RulesScreen),
  help: readingScreen(async () => (await import('#features/common/help/index')).HelpScreen),
  addresses: readingScreen(
    async () => (await import('#features/customer/addresses/index')).AddressesScreen,
  ),
  address: readingScreen(
    async () => (await import('#features/customer/addresses/index')).AddressScreen,
  ),
  pay: readingScreen(
    async () => (await import('#features/customer/payments/index')).OnlinePaymentScreen,
  ),
  profileSetting: readingScreen(
    async () => (await import('#features/account/profile/index')).ProfileSettingScreen,
  ),
  bankDetails: readingScreen(
    async () => (await import('#features/serviceman/bank-details/index')).BankDetailsScreen,
  ),
  id: readingScreen(
    async () => (await import('#features/serviceman/documents/index')).IdVerificationScreen,
  ),
  alerts: lazyScreen(async () => (await import('#features/common/push/index')).AlertsScreen),
  sync: readingScreen(async () => (await import('#features/common/sync/index')).SyncScreen),
  duty: readingScreen(
    async () => (await import('#features/serviceman/work-times/index')).DutyScreen,
  ),
  pending: readingScreen(
    async () => (await import('#features/serviceman/offers/index')).OffersScreen,
  ),
  accepted: readingScreen(
    async () => (await import('#features/serviceman/accepted-bookings/index')).AcceptedScreen,
  ),
  providerDetails: readingScreen(
    async () => (await import('#features/customer/catalogue/index')).ProviderDetailsScreen,
  ),
  category: readingScreen(
    async () => (await import('#features/customer/catalogue/index')).CategoryScreen,
  ),
  categoryDetails: readingScreen(
    async () => (await import('#features/customer/catalogue/index')).CategoryDetailsScreen,
  ),
  service: readingScreen(
    async () => (await import('#features/customer/catalogue/index')).ServiceScreen,
  ),
  book: readingScreen(async () => (await import('#features/customer/orders/index')).BookScreen),
  search: readingScreen(
    async () => (await import('#features/customer/catalogue/index')).SearchScreen,
  ),
  pageListing: lazyScreen(
    async () => (await import('#features/placeholders/page-listing/index')).PageListingScreen,
  ),
  sidebar: lazyScreen(
    async () => (await import('#features/placeholders/sidebar/index')).SidebarScreen,
  ),
};

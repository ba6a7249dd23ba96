import { alertsScreens } from './alerts-screens.ts';
import { catalogueScreens } from './catalogue-screens.ts';
import { chatScreens } from './chat-screens.ts';
import { shellScreens } from './shell-screens.ts';
import { customerBookingScreens } from './customer-booking-screens.ts';
import { dashboardScreens } from './dashboard-screens.ts';
import { paperScreens } from './document-screens.ts';
import { earningsScreens } from './earnings-screens.ts';
import { historyScreens } from './history-screens.ts';
import { offerScreens } from './offer-screens.ts';
import { profileScreens } from './profile-screens.ts';
import { secondProofScreens } from './second-proof-screens.ts';
import { signInScreens } from './sign-in-screens.ts';
import { syncScreens } from './sync-screens.ts';
import { workScreens } from './work-screens.ts';
import type { Screen } from './screen.ts';

/** Every screen, in all distinct states. */
export const screens: readonly Screen[] = [
  ...signInScreens,
  ...secondProofScreens,
  ...shellScreens,
  ...customerBookingScreens,
  ...dashboardScreens,
  ...syncScreens,
  ...catalogueScreens,
  ...profileScreens,
  ...workScreens,
  ...offerScreens,
  ...paperScreens,
  ...historyScreens,
  ...earningsScreens,
  ...chatScreens,
  ...alertsScreens,
];

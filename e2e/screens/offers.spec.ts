import { checkScreens } from './check-screens.ts';
import { offerScreens } from './offer-screens.ts';

checkScreens(offerScreens);

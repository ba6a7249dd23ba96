import { checkScreens } from './check-screens.ts';
import { customerBookingScreens } from './customer-booking-screens.ts';

checkScreens(customerBookingScreens);

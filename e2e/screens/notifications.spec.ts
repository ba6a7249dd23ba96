import { checkScreens } from './check-screens.ts';
import { alertsScreens } from './alerts-screens.ts';

checkScreens(alertsScreens);

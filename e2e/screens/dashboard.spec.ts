import { checkScreens } from './check-screens.ts';
import { dashboardScreens } from './dashboard-screens.ts';

checkScreens(dashboardScreens);

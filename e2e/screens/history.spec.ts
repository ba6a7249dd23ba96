import { checkScreens } from './check-screens.ts';
import { historyScreens } from './history-screens.ts';

checkScreens(historyScreens);

import { checkScreens } from './check-screens.ts';
import { earningsScreens } from './earnings-screens.ts';

checkScreens(earningsScreens);

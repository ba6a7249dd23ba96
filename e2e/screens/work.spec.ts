import { checkScreens } from './check-screens.ts';
import { workScreens } from './work-screens.ts';

checkScreens(workScreens);

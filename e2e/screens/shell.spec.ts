import { checkScreens } from './check-screens.ts';
import { shellScreens } from './shell-screens.ts';

checkScreens(shellScreens);

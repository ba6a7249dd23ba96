import { checkScreens } from './check-screens.ts';
import { profileScreens } from './profile-screens.ts';

checkScreens(profileScreens);

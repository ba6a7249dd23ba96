import { checkScreens } from './check-screens.ts';
import { signInScreens } from './sign-in-screens.ts';

checkScreens(signInScreens);

import { checkScreens } from './check-screens.ts';
import { paperScreens } from './document-screens.ts';

checkScreens(paperScreens);

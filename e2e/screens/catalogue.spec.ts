import { checkScreens } from './check-screens.ts';
import { catalogueScreens } from './catalogue-screens.ts';

checkScreens(catalogueScreens);

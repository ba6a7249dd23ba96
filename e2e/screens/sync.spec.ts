import { checkScreens } from './check-screens.ts';
import { syncScreens } from './sync-screens.ts';

checkScreens(syncScreens);

import { checkScreens } from './check-screens.ts';
import { secondProofScreens } from './second-proof-screens.ts';

checkScreens(secondProofScreens);

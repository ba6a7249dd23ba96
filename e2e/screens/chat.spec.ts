import { checkScreens } from './check-screens.ts';
import { chatScreens } from './chat-screens.ts';

checkScreens(chatScreens);

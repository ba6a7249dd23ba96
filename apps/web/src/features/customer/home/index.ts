import { CustomerHomeScreen as Screen } from './customer-home-screen.tsx';
import { readAhead } from './read-ahead.ts';

export const CustomerHomeScreen = Object.assign(Screen, { readAhead });

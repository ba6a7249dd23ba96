import type { Role } from '@karigar/domain/roles';
import type { PathName } from '#platform/navigation/paths';
import { CUSTOMER_SCREENS } from './customer-screens.ts';
import type { FirstScreenName } from './first-screens.ts';
import type { LazyScreen } from './lazy-screen.ts';
import { isRoleScreen } from './role-screens.ts';
import { SCREENS } from './screens.ts';
import { SERVICEMAN_SCREENS } from './serviceman-screens.ts';

export type LaterScreenName = Exclude<PathName, FirstScreenName>;

/** Some paths have a screen for each role; a guest sees what a customer sees. */
export const laterScreenOf = (name: LaterScreenName, role: Role | null): LazyScreen => {
  if (!isRoleScreen(name)) return SCREENS[name];
  return role === 'serviceman' ? SERVICEMAN_SCREENS[name] : CUSTOMER_SCREENS[name];
};

import type { Role } from '@karigar/domain/roles';
import type { PathName } from '#platform/navigation/paths';
import { firstScreenOf, isFirstScreen } from './first-screens.ts';
import type { LaterScreenName } from './later-screens.ts';
import { lazyScreen, type LazyScreen } from './lazy-screen.ts';
import { isRoleScreen } from './role-screens.ts';

/** The list of files grows with every screen, so it is loaded with the first later screen. */
const laterScreen = (name: LaterScreenName, role: Role | null): LazyScreen =>
  lazyScreen(async () => {
    const { laterScreenOf } = await import('./later-screens.ts');
    const screen = laterScreenOf(name, role);
    await screen.load();
    return screen;
  });

const later = new Map<string, LazyScreen>();

/**
 * The screen of a path for a role. A screen that is the same for all roles is not remounted when somebody logs in on
 * it.
 */
export const screenOf = (name: PathName, role: Role | null): LazyScreen => {
  if (isFirstScreen(name)) return firstScreenOf(name, role);
  const side = role === 'serviceman' ? role : 'customer';
  const key = isRoleScreen(name) ? `${name} ${side}` : name;
  const screen = later.get(key) ?? laterScreen(name, role);
  later.set(key, screen);
  return screen;
};

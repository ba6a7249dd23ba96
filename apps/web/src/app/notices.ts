import { lazyScreen } from './lazy-screen.ts';

/** Rarely shown screens of the shell, loaded on demand. */
export const NotFound = lazyScreen(
  async () => (await import('./not-found-screen.tsx')).NotFoundScreen,
);
export const NotYours = lazyScreen(
  async () => (await import('./not-yours-screen.tsx')).NotYoursScreen,
);
export const Outdated = lazyScreen(
  async () => (await import('./outdated-screen.tsx')).OutdatedScreen,
);
export const AsGuest = lazyScreen(
  async () => (await import('./as-guest-screen.tsx')).AsGuestScreen,
);

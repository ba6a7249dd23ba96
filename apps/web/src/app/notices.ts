import { lazyScreen } from './lazy-screen.ts';

/** Screens of the shell itself, seldom seen, so loaded when they are. */
export const NotFound = lazyScreen(
  async () => (await import('./not-found-screen.tsx')).NotFoundScreen,
);
export const NotYours = lazyScreen(
  async () => (await import('./not-yours-screen.tsx')).NotYoursScreen,
);
export const Outdated = lazyScreen(
  async () => (await import('./outdated-screen.tsx')).OutdatedScreen,
);

import { useSyncExternalStore } from 'react';
import { local } from '../device/storage.ts';

const KEY = 'darkMode';
/** Home has a teal header, an offer a marigold one; the others continue the background. */
const COLOURS = {
  paper: ['#FBF5E9', '#000000'],
  awning: ['#005A61', '#06272A'],
  offer: ['#FFB020', '#191713'],
} as const;
export type Ground = keyof typeof COLOURS;

const root = document.documentElement;
const listeners = new Set<() => void>();
let ground: Ground = 'paper';

const isDark = (): boolean => root.dataset['theme'] === 'dark';

const paintBrowser = (): void => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (meta) meta.content = COLOURS[ground][isDark() ? 1 : 0];
};

const show = (dark: boolean): void => {
  root.dataset['theme'] = dark ? 'dark' : 'light';
  paintBrowser();
  for (const listener of listeners) listener();
};

export const chooseDarkMode = (dark: boolean): void => {
  local.setItem(KEY, String(dark));
  show(dark);
};

// A choice in one tab applies to all tabs.
addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) show(newValue === 'true');
});

export const useDarkMode = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isDark);

/** Sets the colour of the screen's top, which the browser's bar follows. */
export const standOn = (next: Ground): void => {
  ground = next;
  paintBrowser();
};

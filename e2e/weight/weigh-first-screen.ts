import { builtFolder } from '../../tools/web/ensure-web-app.ts';
import { builtScripts } from './built-scripts.ts';

/** Bytes of script after gzip until a serviceman's first screen is drawn. */
export const FIRST_SCREEN_BUDGET = 150_000;

/** All files of a serviceman's Dashboard: the shell, the screen, and what it reads with. */
export const weighFirstScreen = (): number => {
  const { bare, lazyNamed, whole, weigh } = builtScripts(builtFolder);
  const needed = ['dashboard', 'open-cache'].map((name) => whole(lazyNamed(bare, name)));
  return weigh(needed.reduce((all, files) => all.union(files), bare));
};

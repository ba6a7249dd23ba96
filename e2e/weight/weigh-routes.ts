import { ALL_LANGUAGES } from '@karigar/domain/language';
import { builtFolder } from '../../tools/web/ensure-web-app.ts';
import { builtScripts, plain } from './built-scripts.ts';

/** Bytes of script after gzip that a screen may add to the common files. */
export const ROUTE_BUDGET = 51_000;

/** Catalogues: one language, at the start. */
const CATALOGUE = new RegExp(`^(${ALL_LANGUAGES.join('|')})-`);

/** Loaded to sign in, so everybody who is signed in has them: the screen, and its calls. */
const LOGIN = ['login', 'enter-as-guest', 'request-code'];
/** Loaded with every signed-in screen. */
const SIGNED_IN = 'signed-in-parts';
/** The table of later screens; loaded with the first of them. */
const LIST = 'later-screens';

/**
 * Added bytes of each lazy file of the shell with its imports: files of all screens are compared with those of the
 * sign-in, a screen with both.
 */
export function weighRoutes(): ReadonlyMap<string, number> {
  const { bare, lazyOf, lazyNamed, whole, weigh } = builtScripts(builtFolder);
  const login = LOGIN.reduce((files, name) => files.union(whole(lazyNamed(files, name))), bare);
  const signedIn = lazyNamed(bare, SIGNED_IN);
  const list = lazyNamed(bare, LIST);
  const shell = login.union(whole(signedIn)).union(whole(list));
  const ofAll = new Set([signedIn, list]);
  return new Map(
    lazyOf([...bare, list])
      .filter((name) => !CATALOGUE.test(name))
      .map((name) => [plain(name), weigh(whole(name).difference(ofAll.has(name) ? login : shell))]),
  );
}

export const overRouteBudget = (
  routes: ReadonlyMap<string, number>,
  budget: number = ROUTE_BUDGET,
): string[] =>
  [...routes]
    .filter(([, bytes]) => bytes > budget)
    .map(([name, bytes]) => `${name}: ${bytes} bytes, ${budget} allowed`);

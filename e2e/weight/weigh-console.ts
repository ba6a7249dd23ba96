import { builtConsole } from '../../tools/web/ensure-web-app.ts';
import { builtScripts, plain } from './built-scripts.ts';

/** Bytes of script after gzip: of the login, of the board in all, and of what a screen adds to the signed-in console. */
export const CONSOLE_BUDGET = { login: 95_000, dispatch: 200_000, screen: 60_000 } as const;

/** A lazy part of the shell that is no screen: it is loaded later, or instead of the console. */
const NO_SCREENS = new Set(['invited', 'over-screens', 'proof-sheet']);

export const weighConsole = () => {
  const { bare, lazyNamed, lazyOf, whole, weigh } = builtScripts(builtConsole);
  const routed = whole(lazyNamed(bare, 'routed')).union(bare);
  const screens = lazyOf(routed.difference(bare)).filter((name) => !NO_SCREENS.has(plain(name)));
  return {
    login: weigh(bare),
    dispatch: weigh(whole(lazyNamed(routed, 'board')).union(routed)),
    screens: new Map(
      screens.map((name) => [plain(name), weigh(whole(name).difference(routed))] as const),
    ),
  };
};

export const overConsoleBudget = (
  { login, dispatch, screens }: ReturnType<typeof weighConsole>,
  budget: Readonly<Record<keyof typeof CONSOLE_BUDGET, number>> = CONSOLE_BUDGET,
): string[] =>
  [
    ['login', login, budget.login] as const,
    ['dispatch', dispatch, budget.dispatch] as const,
    ...[...screens].map(([name, bytes]) => [name, bytes, budget.screen] as const),
  ]
    .filter(([, bytes, allowed]) => bytes > allowed)
    .map(([name, bytes, allowed]) => `${name}: ${bytes} bytes, ${allowed} allowed`);

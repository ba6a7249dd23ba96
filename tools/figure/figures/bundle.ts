import type { Figure } from '../figure.ts';
import { withWorld } from '../with-world.ts';

const kilobytes = (bytes: number): number => Number((bytes / 1000).toFixed(1));

export const bundle: Figure = {
  name: 'bundle',
  bar: 110,
  says: 'kB of JavaScript after gzip that a cold /login fetches, at most the bar, with at most 16 kB of CSS; at most 150 kB until a serviceman’s first screen, and no screen adds more than 51 kB to the files of a signed-in app',
  measure: async () => {
    const { chromium } = await import('@playwright/test');
    const { browser: settings } = await import('../../../e2e/world/browser.ts');
    const { BUDGET, overBudget, weighLogin } = await import('../../../e2e/weight/weigh-login.ts');

    const { FIRST_SCREEN_BUDGET, weighFirstScreen } =
      await import('../../../e2e/weight/weigh-first-screen.ts');
    const { overRouteBudget, ROUTE_BUDGET, weighRoutes } =
      await import('../../../e2e/weight/weigh-routes.ts');

    const { launchOptions, ...phone } = settings;
    const weight = await withWorld(async (baseURL) => {
      const browser = await chromium.launch(launchOptions);
      const page = await browser.newPage({ ...phone, baseURL, serviceWorkers: 'block' });
      const measured = await weighLogin(page);
      await browser.close();
      return measured;
    });
    const routes = weighRoutes();
    const firstScreen = weighFirstScreen();
    const [heaviest = ['none', 0]] = [...routes].toSorted(([, a], [, b]) => b - a);
    const over = [...overBudget(weight, BUDGET), ...overRouteBudget(routes)];
    return {
      value: kilobytes(weight.js),
      ok:
        weight.js > 0 &&
        routes.size > 10 &&
        over.length === 0 &&
        firstScreen <= FIRST_SCREEN_BUDGET,
      explanation: {
        cssKilobytes: kilobytes(weight.css),
        cssBar: kilobytes(BUDGET.css),
        firstScreen: kilobytes(firstScreen),
        firstScreenBar: kilobytes(FIRST_SCREEN_BUDGET),
        screens: routes.size,
        heaviestScreen: `${heaviest[0]} ${kilobytes(heaviest[1])}`,
        screenBar: kilobytes(ROUTE_BUDGET),
        over: over.join('; ') || 'none',
      },
    };
  },
};

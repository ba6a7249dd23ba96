import type { Figure } from '../figure.ts';
import { withWorld } from '../with-world.ts';

const kilobytes = (bytes: number): number => Number((bytes / 1000).toFixed(1));

export const bundle: Figure = {
  name: 'bundle',
  bar: 120,
  says: 'kB of JavaScript after gzip that a cold /login fetches, at most the bar, with at most 16 kB of CSS; and no screen adds more than 43 kB to the files of a signed-in app',
  measure: async () => {
    const { chromium } = await import('@playwright/test');
    const { browser: settings } = await import('../../../e2e/world/browser.ts');
    const { BUDGET, overBudget, weighLogin } = await import('../../../e2e/weight/weigh-login.ts');

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
    const [heaviest = ['none', 0]] = [...routes].toSorted(([, a], [, b]) => b - a);
    const over = [...overBudget(weight, BUDGET), ...overRouteBudget(routes)];
    return {
      value: kilobytes(weight.js),
      ok: weight.js > 0 && routes.size > 10 && over.length === 0,
      explanation: {
        cssKilobytes: kilobytes(weight.css),
        cssBar: kilobytes(BUDGET.css),
        screens: routes.size,
        heaviestScreen: `${heaviest[0]} ${kilobytes(heaviest[1])}`,
        screenBar: kilobytes(ROUTE_BUDGET),
        over: over.join('; ') || 'none',
      },
    };
  },
};

import type { Figure } from '../figure.ts';
import { withWorld } from '../with-world.ts';

const kilobytes = (bytes: number): number => Number((bytes / 1000).toFixed(1));

export const bundle: Figure = {
  name: 'bundle',
  bar: 120,
  says: 'kB of JavaScript after gzip that a cold /login fetches, at most the bar, with at most 16 kB of CSS',
  measure: async () => {
    const { chromium } = await import('@playwright/test');
    const { browser: settings } = await import('../../../e2e/world/browser.ts');
    const { BUDGET, overBudget, weighLogin } = await import('../../../e2e/weight/weigh-login.ts');

    const { launchOptions, ...phone } = settings;
    const weight = await withWorld(async (baseURL) => {
      const browser = await chromium.launch(launchOptions);
      const page = await browser.newPage({ ...phone, baseURL, serviceWorkers: 'block' });
      const measured = await weighLogin(page);
      await browser.close();
      return measured;
    });
    return {
      value: kilobytes(weight.js),
      ok: weight.js > 0 && overBudget(weight, BUDGET).length === 0,
      explanation: { cssKilobytes: kilobytes(weight.css), cssBar: kilobytes(BUDGET.css) },
    };
  },
};

import type { Figure } from '../figure.ts';
import { judge, lookAt } from '../lighthouse.ts';
import { withWorld } from '../with-world.ts';

const BARS = { performance: 90, accessibility: 100, 'best-practices': 100 } as const;

export const lighthouse: Figure = {
  name: 'lighthouse',
  bar: BARS.performance,
  says: 'performance of /login on a phone by Lighthouse, median of 5, at least the bar, with 100 for accessibility and best practices',
  measure: async () => {
    const { browser } = await import('../../../e2e/world/browser.ts');
    const { executablePath, args } = browser.launchOptions;
    process.env['CHROME_PATH'] = executablePath;
    const flags = `--chrome-flags=${['--headless=new', ...args].join(' ')}`;
    return withWorld((address) => judge(BARS, () => lookAt(`${address}/login`, BARS, [flags])));
  },
};

import type { Figure } from '../figure.ts';
import { judge, lookAt, ownChrome } from '../lighthouse.ts';
import { withWorld } from '../with-world.ts';

const BARS = { performance: 90, accessibility: 100, 'best-practices': 100 } as const;

export const lighthouse: Figure = {
  name: 'lighthouse',
  bar: BARS.performance,
  says: 'performance of /login on a phone by Lighthouse, median of 5, at least the bar, with 100 for accessibility and best practices',
  measure: async () => {
    const chrome = await ownChrome();
    return withWorld((address) => judge(BARS, () => lookAt(`${address}/login`, BARS, [chrome])));
  },
};

import type { Figure } from '../figure.ts';
import { judge, lookAt, ownChrome } from '../lighthouse.ts';
import { withWorld } from '../with-world.ts';

const BARS = { seo: 100, accessibility: 100, 'best-practices': 100 } as const;

export const lighthouseService: Figure = {
  name: 'lighthouse-service',
  bar: BARS.seo,
  says: 'SEO of a service page by Lighthouse, opened by a link on a phone, median of 5; at least the bar, with 100 for accessibility and best practices',
  measure: async () => {
    const chrome = await ownChrome();
    return withWorld((address) =>
      judge(BARS, () => lookAt(`${address}/service/21`, BARS, [chrome])),
    );
  },
};

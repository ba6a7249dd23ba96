import type { Figure } from '../figure.ts';
import { measureOpening, openOnce, SLOWER, VISITS } from '../opening.ts';

const BAR_MS = 1000;

export const warmStart: Figure = {
  name: 'warm-start',
  bar: BAR_MS,
  says: `milliseconds from opening the dashboard again, with its service worker and its cache, to the first painted booking card, on a processor ${SLOWER} times slower; median of ${VISITS}, at most the bar`,
  measure: async () => {
    const { withPhone } = await import('../phone.ts');
    return withPhone(
      async () => {},
      async (context) => {
        await openOnce(context);
        return measureOpening(context, BAR_MS);
      },
    );
  },
};

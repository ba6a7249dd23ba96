import type { Figure } from '../figure.ts';
import { measureOpening, SLOWER, TWIN_BAR, VISITS, withOpened } from '../opening.ts';

const BAR_MS = 1000;

export const warmStart: Figure = {
  name: 'warm-start',
  bar: BAR_MS,
  says: `milliseconds from opening the dashboard again, with its service worker and its cache, to the first painted booking card, on a processor ${SLOWER} times slower; median of ${VISITS}, at most the bar and ${TWIN_BAR} times its bare twin: the same screen as HTML without a script behind a worker of its own`,
  measure: async () => {
    const { withPhone } = await import('../phone.ts');
    return withPhone(
      async () => {},
      (context) => withOpened(context, (twin) => measureOpening(context, twin, BAR_MS)),
    );
  },
};

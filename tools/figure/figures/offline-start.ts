import type { Figure } from '../figure.ts';
import { measureOpening, openOnce, SLOWER, VISITS } from '../opening.ts';

const BAR_MS = 1000;

export const offlineStart: Figure = {
  name: 'offline-start',
  bar: BAR_MS,
  says: `milliseconds from opening the dashboard without network to the first painted booking card, on a processor ${SLOWER} times slower; median of ${VISITS}, at most the bar`,
  measure: async () => {
    const { withPhone } = await import('../phone.ts');
    return withPhone(
      async () => {},
      async (context) => {
        await openOnce(context);
        await context.setOffline(true);
        return measureOpening(context, BAR_MS);
      },
    );
  },
};

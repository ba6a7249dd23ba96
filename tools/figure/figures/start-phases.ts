import type { Figure } from '../figure.ts';
import { median, SLOWER, withOpened } from '../opening.ts';
import { PHASES_PAGE, phasesPage, type Start } from '../start/phases-page.ts';
import type { Phases } from '../start/read-phases.ts';

const VISITS = 9;
const BAR_MS = 1000;

/** The visit in the middle, by its whole duration: medians of each phase alone would not add up. */
const middle = (visits: readonly Phases[]): Phases => {
  const found = visits.find(({ total }) => total === median(visits.map((visit) => visit.total)));
  if (found === undefined) throw new Error('no visit was traced');
  return found;
};

export const startPhases: Figure = {
  name: 'start-phases',
  bar: BAR_MS,
  says: `milliseconds of a traced warm start on a processor ${SLOWER} times slower until the first booking card, the one in the middle of ${VISITS}; the table of its phases beside those of a start without network and of the bare twin is docs/start-phases.md`,
  measure: async () => {
    const { withPhone } = await import('../phone.ts');
    const { traceVisit } = await import('../start/trace-visit.ts');
    const starts = await withPhone(
      async () => {},
      (context) =>
        withOpened(context, async (twin) => {
          const inTheMiddle = async (address: string): Promise<Phases> => {
            const visits: Phases[] = [];
            await traceVisit(context, address, SLOWER);
            for (let count = 0; count < VISITS; count += 1)
              visits.push(await traceVisit(context, address, SLOWER));
            return middle(visits);
          };
          const made: Start[] = [
            { name: 'warm', phases: await inTheMiddle('/') },
            { name: 'bare twin', phases: await inTheMiddle(twin) },
          ];
          await context.setOffline(true);
          return [...made, { name: 'without network', phases: await inTheMiddle('/') }];
        }),
    );
    const [warm] = starts;
    const value = Math.round(warm?.phases.total ?? Number.NaN);
    const explanation = Object.fromEntries(
      Object.entries(warm?.phases.spent ?? {}).map(([name, ms]) => [name, Math.round(ms)]),
    );
    return {
      value,
      ok: value <= BAR_MS,
      explanation,
      files: { [PHASES_PAGE]: phasesPage(starts, SLOWER) },
    };
  },
};

import type { Figure } from '../figure.ts';
import { CARD, median, SLOWER, withOpened } from '../opening.ts';
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

const inTheMiddle = async (trace: () => Promise<Phases>): Promise<Phases> => {
  const visits: Phases[] = [];
  // The first one warms up.
  await trace();
  for (let count = 0; count < VISITS; count += 1) visits.push(await trace());
  return middle(visits);
};

/** Warm, without network, and the twin of both. */
async function traceWarm(): Promise<Start[]> {
  const { withPhone } = await import('../phone.ts');
  const { traceVisit } = await import('../start/trace-visit.ts');
  return withPhone(
    async () => {},
    (context) =>
      withOpened(context, async (twin) => {
        const of = (address: string) =>
          inTheMiddle(async () =>
            traceVisit(await context.newPage(), { address, slower: SLOWER, until: CARD }),
          );
        const made: Start[] = [
          { name: 'warm', phases: await of('/') },
          { name: 'bare twin', phases: await of(twin) },
        ];
        await context.setOffline(true);
        return [...made, { name: 'without network', phases: await of('/') }];
      }),
  );
}

/** The first visit of /login on slow 4G, and its twin. */
async function traceCold(): Promise<Start[]> {
  const { withWorld } = await import('../with-world.ts');
  const { SLOW_4G, withBrowser } = await import('../start/cold-visit.ts');
  const { withTwin } = await import('../start/bare-twin.ts');
  const { traceVisit } = await import('../start/trace-visit.ts');
  return withWorld((baseURL) =>
    withBrowser(baseURL, async (open) => {
      const settled = await open(false);
      await settled.goto('/login', { waitUntil: 'networkidle' });
      return withTwin(settled, async (twin) => {
        await settled.context().close();
        const of = (address: string) =>
          inTheMiddle(async () => {
            const page = await open(false);
            const until = 'h1';
            const asked = { address, slower: SLOWER, until, network: SLOW_4G };
            const phases = await traceVisit(page, asked);
            await page.context().close();
            return phases;
          });
        return [
          { name: 'cold /login', phases: await of('/login') },
          { name: 'its bare twin', phases: await of(twin) },
        ];
      });
    }),
  );
}

export const startPhases: Figure = {
  name: 'start-phases',
  bar: BAR_MS,
  says: `milliseconds of a traced warm start on a processor ${SLOWER} times slower until the first booking card, the one in the middle of ${VISITS}; the table of its phases beside those of a start without network, of a cold start and of their bare twins is docs/start-phases.md`,
  measure: async () => {
    const starts = [...(await traceWarm()), ...(await traceCold())];
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

import type { Figure } from '../figure.ts';

const JOBS = 8;
const DAYS = 3;
const BAR_MB = 60;
/** How much larger the heap may be after the last day than after the first. */
const GROWTH_MB = 2;
const MB = 1_000_000;

export const memoryDay: Figure = {
  name: 'memory-day',
  bar: BAR_MB,
  says: `megabytes of heap after a working day of ${JOBS} jobs with chat in one page, the largest of ${DAYS} days; at most the bar, and the last at most ${GROWTH_MB} larger than the first`,
  measure: async () => {
    const { enterFor, plantDay } = await import('../../../e2e/world/job.ts');
    const { withPhone } = await import('../phone.ts');
    const { workJob } = await import('../day/work-day.ts');
    return withPhone(
      async () => {},
      async (context) => {
        const jobs = await plantDay(JOBS * DAYS);
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        const heapMb = async (): Promise<number> => {
          await session.send('HeapProfiler.collectGarbage');
          const { usedSize } = await session.send('Runtime.getHeapUsage');
          return Number((usedSize / MB).toFixed(1));
        };
        const [first] = jobs;
        if (first === undefined) throw new Error('no job was planted');
        await page.goto('/robots.txt');
        await enterFor(page, first);
        await page.goto('/');
        await page.waitForSelector('main a h3');
        const start = await heapMb();
        const after: number[] = [];
        for (const [at, job] of jobs.entries()) {
          await workJob(page, job);
          if ((at + 1) % JOBS === 0) after.push(await heapMb());
        }
        const value = Math.max(...after);
        const growth = Number(((after.at(-1) ?? 0) - (after[0] ?? 0)).toFixed(1));
        const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
        return {
          value,
          ok: value <= BAR_MB && growth <= GROWTH_MB,
          explanation: { start, days: after.join(' '), growth, growthBar: GROWTH_MB, nodes },
        };
      },
    );
  },
};

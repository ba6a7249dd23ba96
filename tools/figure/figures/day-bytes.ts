import type { Figure } from '../figure.ts';

const JOBS = 8;
const BAR_BYTES = 500_000;
const SETTLED_MS = 2500;

export const dayBytes: Figure = {
  name: 'day-bytes',
  bar: BAR_BYTES,
  says: `bytes on the wire, sent and received with headers, of a working day of ${JOBS} jobs with chat on an app that was opened before, pictures aside; at most the bar`,
  measure: async () => {
    const { DEMO_PASSWORD } = await import('../../../e2e/world/people.ts');
    const { plantDay } = await import('../../../e2e/world/job.ts');
    const { withPhone } = await import('../phone.ts');
    const { weigh } = await import('../day/weigh.ts');
    const { workJob } = await import('../day/work-day.ts');
    return withPhone(
      async () => {},
      async (context) => {
        const jobs = await plantDay(JOBS);
        const first = await context.newPage();
        await first.goto('/login2');
        await first.getByLabel('Email', { exact: true }).fill(jobs[0]?.serviceman.email ?? '');
        await first.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
        await first.getByRole('button', { name: 'Login Now' }).click();
        await first.waitForSelector('main a h3');
        await first.evaluate(async () => void (await navigator.serviceWorker.ready));
        await first.waitForTimeout(SETTLED_MS);
        await first.close();
        const weight: Record<string, number> = {};
        for (const job of jobs) {
          // A new page for each job, as a serviceman opens and closes the app.
          const page = await context.newPage();
          const put = await weigh(context, page, weight);
          await page.goto('/');
          await workJob(page, job);
          put();
          await page.close();
        }
        const { pictures: _seen, ...paid } = weight;
        const value = Object.values(paid).reduce((sum, bytes) => sum + bytes, 0);
        const heaviest = Object.entries(paid).toSorted(([, one], [, other]) => other - one);
        return {
          value,
          ok: value <= BAR_BYTES,
          explanation: Object.fromEntries(heaviest.slice(0, 14)),
        };
      },
    );
  },
};

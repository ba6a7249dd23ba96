import type { Page } from '@playwright/test';
import type { Job } from '../../../e2e/world/job.ts';
import type { Figure } from '../figure.ts';
import { median, SLOWER } from '../opening.ts';

/** The first one of each speed loads what later taps find. */
const JOBS = 9;
const BAR_MS = 100;
const REST_MS = 400;

const TITLE = { selector: 'h1', isNewTitle: true };

/** The taps of one job, each with its milliseconds. */
async function tapJob(page: Page, { bookingId }: Job): Promise<Record<string, number>> {
  const { timeTap } = await import('../tap/time-tap.ts');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const rest = () => page.waitForTimeout(REST_MS);
  const spent: Record<string, number> = {};
  const card = page.locator(`main a[href="/booking/${bookingId}"]`).first();
  spent['openBooking'] = await timeTap(page, card, TITLE);
  await rest();
  const sheet = { selector: '[role=alertdialog] h2' };
  spent['sheetOpen'] = await timeTap(page, button('Start Work'), sheet);
  await rest();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Start Work' });
  spent['startWork'] = await timeTap(page, confirm, { selector: '[role=timer]' });
  await rest();
  spent['back'] = await timeTap(page, page.getByRole('link', { name: 'Back', exact: true }), TITLE);
  await rest();
  const tab = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  spent['tabChange'] = await timeTap(page, tab('Booking'), TITLE);
  await rest();
  spent['tabBack'] = await timeTap(page, tab('Home'), TITLE);
  await rest();
  return spent;
}

const p95 = (numbers: readonly number[]): number =>
  Math.round(
    numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length * 0.95) - 1] ??
      Number.NaN,
  );

export const tap: Figure = {
  name: 'tap',
  bar: BAR_MS,
  says: `milliseconds from a tap (open booking, sheet, Start Work, back, tab) to the first frame with the new screen’s or sheet’s title on a processor ${SLOWER} times slower, the 95th percentile of ${JOBS - 1} jobs; at most the bar, beside a bare page whose tap changes a title`,
  measure: async () => {
    const { enterFor, plantDay } = await import('../../../e2e/world/job.ts');
    const { slowDown, withPhone } = await import('../phone.ts');
    const { openBare } = await import('../tap/time-tap.ts');
    const { watchLongTasks } = await import('../tap/long-tasks.ts');
    return withPhone(
      async () => {},
      async (context) => {
        const tapDay = async (slower: number) => {
          const jobs = await plantDay(JOBS);
          const page = await context.newPage();
          const [first] = jobs;
          if (first === undefined) throw new Error('no job was planted');
          await page.goto('/robots.txt');
          await enterFor(page, first);
          await page.goto('/');
          await page.waitForSelector('main a h3');
          const rounds: Record<string, number>[] = [];
          await slowDown(page, slower);
          const readLongest = await watchLongTasks(page);
          for (const job of jobs) rounds.push(await tapJob(page, job));
          const longest = await readLongest();
          await page.close();
          return { rounds: rounds.slice(1), longest };
        };
        const bare = await context.newPage();
        await slowDown(bare, SLOWER);
        const tapBare = await openBare(bare);
        const bareTaps: number[] = [];
        for (let count = 0; count < 20; count += 1) bareTaps.push(await tapBare());
        await bare.close();
        const slow = await tapDay(SLOWER);
        const plain = await tapDay(1);
        const names = Object.keys(slow.rounds[0] ?? {});
        const of = (name: string) => slow.rounds.map((round) => round[name] ?? Number.NaN);
        const value = p95(names.flatMap(of));
        return {
          value,
          ok: value <= BAR_MS,
          explanation: {
            ...Object.fromEntries(names.map((name) => [name, p95(of(name))])),
            ...Object.fromEntries(
              names.map((name) => [`${name}P50`, Math.round(median(of(name)))]),
            ),
            bareTap: p95(bareTaps),
            bareTapP50: Math.round(median(bareTaps)),
            unslowed: p95(plain.rounds.flatMap((round) => Object.values(round))),
            longestTask: slow.longest,
            longestTaskUnslowed: plain.longest,
          },
        };
      },
    );
  },
};

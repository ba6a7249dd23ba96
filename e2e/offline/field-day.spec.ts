import type { Page } from '@playwright/test';
import { asCheapPhone, keptAhead, logIn } from '../../tools/figure/field-day/cheap-phone.ts';
import { createRecord } from '../../tools/figure/field-day/day-record.ts';
import { createWorker } from '../../tools/figure/field-day/field-worker.ts';
import { hi } from '../../tools/figure/field-day/hindi.ts';
import { drainInBackground } from '../../tools/figure/offline/field-phone.ts';
import type { Did } from '../../tools/figure/offline/judge-sequence.ts';
import { plantDay, type Job } from '../world/job.ts';
import { readBooking } from '../world/job-store.ts';
import { CUT, PASS, test } from '../world/line.ts';
import { expect } from '../world/test.ts';
import { takenOf } from './taken-store.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

// `npm run figure field-day` plays the whole day, on a phone six times slower.
test('two offline bookings in Hindi at 200 % text: no step is blocked, every text is right, nothing is lost', async ({
  page: first,
  context,
  line,
}) => {
  test.setTimeout(300_000);
  const [one, two] = (await plantDay(2)) as [Job, Job];
  const did = new Map<Job, Did[]>([one, two].map((job) => [job, []]));
  const record = createRecord(() => undefined);
  let page: Page = await asCheapPhone(first, 1);
  const worker = createWorker({ page: () => page, base: line.base, record, did });
  await logIn(page, line.base, one);
  await keptAhead(page, [one, two]);

  line.become(CUT);
  await worker.start(one);
  await worker.hold(one, 'बिजली नहीं है');
  await worker.resume(one);
  await worker.hold(one, 'बिजली नहीं है');
  await worker.resume(one);
  await worker.end(one);
  await worker.code(one);
  await worker.cash(one);
  await worker.start(two);
  await worker.picture(two);

  await page.close();
  line.become(PASS);
  await drainInBackground(context, line);
  line.become(CUT);
  page = await asCheapPhone(await context.newPage(), 1);
  await worker.hold(two, 'पार्ट चाहिए');
  await page.goto(`/booking/${one.bookingId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: hi('Start Work'), exact: true })).toHaveCount(0);

  line.become(PASS);
  await page.goto('/');
  await expect.poll(() => readBooking(two.bookingId)).toMatchObject({ state: 'held' });
  expect(record.blocked).toEqual([]);
  expect(record.wrong).toEqual([]);
  expect(await takenOf(one.bookingId)).toEqual([
    'start',
    'hold',
    'resume',
    'hold',
    'resume',
    'end',
    'verify',
    'pay',
  ]);
});

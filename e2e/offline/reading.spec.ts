import { addMessage } from '../chat/talk-store.ts';
import { plantJob, type Job } from '../world/job.ts';
import { changeBooking, readBooking } from '../world/job-store.ts';
import { expect, test } from '../world/test.ts';
import { cut, keptReads, logIn, workerReady } from './in-the-app.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

const WORDS = 'The gate code is 4512.';

async function plantDay(): Promise<Job> {
  const job = await plantJob('assigned');
  await changeBooking(job.bookingId, { customer_name: 'Farida Shaikh' });
  await addMessage(job.bookingId, job.customer.id, WORDS, new Date());
  return job;
}

test('[NAV-09] his day can be read without network, also what he never opened, and says how old it is', async ({
  page,
}) => {
  const job = await plantDay();
  const { bookingNo } = await readBooking(job.bookingId);
  await logIn(page, job);
  await workerReady(page);
  // The chat and the add-ons of today's booking are fetched beside the screen, and kept.
  await expect
    .poll(() => keptReads(page), { timeout: 15_000 })
    .toEqual(
      expect.arrayContaining([
        'reads',
        `read ["chat",${job.bookingId}]`,
        expect.stringMatching(/^read \["service-add-ons",/),
      ]),
    );
  await page.goto('/profile');
  await expect(page.locator('main button:has(use[href*="#i-camera"])')).toBeVisible();
  await page.waitForTimeout(1500);
  await cut(page);

  await page.goto('/');
  await expect(page.locator('main a h3')).toHaveText('Split AC foam-jet service');
  await expect(page.locator('main').getByText(/^Could not refresh\. List from /)).toBeVisible();
  await page.goto(`/booking/${job.bookingId}`);
  await expect(page.getByText(bookingNo)).toBeVisible();
  await expect(page.getByText('Farida Shaikh')).toBeVisible();
  await page.locator('section button:has(use[href*="#i-chat"])').click();
  await expect(page.getByRole('log')).toContainText(WORDS);
  await expect(page.getByText(/^Could not refresh\. List from /)).toBeVisible();
  await page.goto(`/add-on/${job.bookingId}`);
  await expect(page.getByText('Anti-rust spray')).toBeVisible();
  await page.goto('/booking');
  await expect(page.locator(`a[href="/booking/${job.bookingId}"]`)).toBeVisible();
  await page.goto('/notification');
  await expect(page.getByText('No network', { exact: true })).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.locator('main button:has(use[href*="#i-camera"])')).toBeVisible();
  await page.goto('/guide');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What was never read here says so, and what to do.
  await page.goto('/booking-history');
  await expect(page.getByRole('alert')).toContainText('Nothing saved for this screen yet.');
});

test('what one man read is gone when he logs out, and never shown to the next', async ({
  page,
}) => {
  const [first, next] = [await plantDay(), await plantJob('assigned')];
  await logIn(page, first);
  await workerReady(page);
  const chat = `read ["chat",${first.bookingId}]`;
  await expect.poll(() => keptReads(page), { timeout: 15_000 }).toContain(chat);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await keptReads(page)).toEqual([]);

  await logIn(page, next);
  await cut(page);
  await page.goto(`/booking/${first.bookingId}`);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByText('Farida Shaikh')).toHaveCount(0);
  await page.goto('/');
  await expect(page.locator(`main a[href="/booking/${first.bookingId}"]`)).toHaveCount(0);
  // Nothing of anybody lies where the service worker keeps the app's own files.
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(
    cached.filter(
      (path) => !/^\/(assets\/|icons\/|kept\.html|manifest\.webmanifest|theme\.js)/.test(path),
    ),
  ).toEqual([]);
});

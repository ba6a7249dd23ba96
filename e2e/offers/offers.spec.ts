import type { Browser, Page } from '@playwright/test';
import { createPerson, type FreshPerson } from '../../apps/api/testing/fresh-people.ts';
import { bookAsGuest } from '../customer-bookings/book-visit.ts';
import { orderOf, sendToWork } from '../customer-bookings/order-store.ts';
import { enterFor, plantDay, plantJob, type Job } from '../world/job.ts';
import { look } from '../world/job-store.ts';
import { toast, typeCode } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';
import { openPayment } from '../bookings/open-payment.ts';
import { callOff, offerInstead, sendHome } from './offer-store.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name });

interface Phones {
  next: () => Promise<Page>;
  close: () => Promise<void>;
}

/** As many phones as there are people, each with a session of its own. */
const phonesOf = (
  browser: Browser,
  settings: { baseURL: string | undefined; extraHTTPHeaders: Record<string, string> | undefined },
): Phones => {
  const opened: Page[] = [];
  const { baseURL, extraHTTPHeaders } = settings;
  return {
    next: async () => {
      const context = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        ...(extraHTTPHeaders !== undefined && { extraHTTPHeaders }),
        viewport: { width: 360, height: 800 },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      opened.push(page);
      return page;
    },
    close: async () => {
      for (const page of opened) await page.context().close();
    },
  };
};

const jobOf = (serviceman: FreshPerson): Job => ({
  bookingId: 0,
  orderId: 0,
  code: '',
  serviceman,
  customer: serviceman,
});

test('[NAV-07] she books, two men are asked, one accepts and the other sees it gone; the whole job to her rating', async ({
  page: his,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  test.setTimeout(90_000);
  const phones = phonesOf(browser, { baseURL, extraHTTPHeaders });
  const [hers, others] = [await phones.next(), await phones.next()];
  const men = [
    await createPerson(look, 'serviceman', Date.now()),
    await createPerson(look, 'serviceman', Date.now()),
  ] as const;
  for (const { id } of men) await sendToWork(id, 'offered');
  try {
    await test.step('both wait on their phones', async () => {
      for (const [page, man] of [
        [his, men[0]],
        [others, men[1]],
      ] as const) {
        await enterFor(page, jobOf(man));
        await page.goto('/pending');
        await expect(page.getByText('No job is on offer')).toBeVisible();
      }
    });

    const bookingId = await test.step('she books, and both are asked', async () => {
      const booked = await bookAsGuest(hers, 'offered');
      for (const page of [his, others]) {
        await expect(button(page, 'Accept')).toBeVisible();
        await expect(page.getByText('You get')).toBeVisible();
        await expect(page.getByRole('timer')).toHaveAccessibleName(/left to accept$/);
      }
      return booked;
    });

    await test.step('one accepts, and the other sees it gone at once', async () => {
      await button(his, 'Accept').click();
      await expect(his).toHaveURL(`/accepted?id=${bookingId}`);
      await expect(others.getByText('This job is gone')).toBeVisible({ timeout: 3000 });
      await expect(others.getByText('Someone else was faster.')).toBeVisible();
      await expect(region(hers, 'Who comes')).toContainText(/\w+ \w\./);
    });

    const code = await test.step('she has her code', async () => {
      const shown = hers.getByRole('region', { name: 'Completion OTP' }).getByRole('img').first();
      return ((await shown.getAttribute('aria-label')) ?? '').replaceAll(' ', '');
    });

    await test.step('he starts it from there, and ends it with her code', async () => {
      await button(his, 'Start Service').click();
      await his.getByRole('alertdialog').getByRole('button', { name: 'Start Work' }).click();
      await expect(his).toHaveURL(`/booking/${bookingId}`);
      await expect(hers.getByText('Work started')).toBeVisible();
      await button(his, 'End Work').click();
      await his.getByRole('alertdialog').getByRole('button', { name: 'End Work' }).click();
      await typeCode(his, code);
      await button(his, 'Submit').click();
      await expect(his).toHaveURL('/');
    });

    await test.step('she rates, and he takes the cash', async () => {
      await hers.getByRole('radio', { name: '5 of 5 stars' }).check();
      await button(hers, 'Submit').click();
      await expect(toast(hers, 'Thank you for rating.')).toBeVisible();
      const orderId = await orderOf(bookingId);
      await openPayment(his, { ...jobOf(men[0]), bookingId, orderId });
      await button(his, 'Continue').click();
      await expect(button(hers, 'Receipt')).toBeVisible();
    });
  } finally {
    await sendHome(men.map(({ id }) => id));
    await phones.close();
  }
});

test('[LIST-11] an offer stands as Pending in both lists, opens /pending, never shows Start Work, and leaves by itself', async ({
  page,
}) => {
  const job = await plantJob('assigned');
  await offerInstead(job, '20 minutes');
  await enterFor(page, job);
  const slip = page.locator(`main a[href="/pending?id=${job.bookingId}"]`);
  for (const list of ['/', '/booking']) {
    await page.goto(list);
    await expect(slip).toContainText('Pending');
    await slip.click();
    await expect(page).toHaveURL(`/pending?id=${job.bookingId}`);
    await expect(button(page, 'Accept')).toBeVisible();
    await expect(page.getByText('Start Work')).toHaveCount(0);
  }
  await page.goto(`/booking/${job.bookingId}`);
  await expect(page).toHaveURL(`/pending?id=${job.bookingId}`);
  for (const list of ['/booking', '/']) {
    await page.goto(list);
    await expect(slip).toBeVisible();
  }
  await callOff(job.bookingId);
  await expect(slip).toHaveCount(0);
});

test('[NAV-07] an offer is refused without a word, and an accepted job given back with one', async ({
  page,
}) => {
  const [refused, kept] = await plantDay(2);
  if (refused === undefined || kept === undefined) throw new Error('nothing was planted');
  await offerInstead(refused, '20 minutes');
  await enterFor(page, refused);
  await page.goto('/pending');
  await button(page, 'Refuse').click();
  await expect(toast(page, 'Refused. It costs you nothing.')).toBeVisible();
  await expect(page.getByText('No job is on offer')).toBeVisible();
  await expect(page.getByText('You refused it.')).toBeVisible();

  await page.getByRole('link', { name: 'Accepted jobs' }).click();
  await page.locator(`main a[href="/accepted?id=${kept.bookingId}"]`).click();
  await button(page, 'Cancel Service').click();
  const sheet = page.getByRole('dialog', { name: 'Cancel Service?' });
  await sheet.getByRole('button', { name: 'My vehicle broke down' }).click();
  await sheet.getByRole('button', { name: 'Cancel Service', exact: true }).click();
  await expect(toast(page, 'The job is given back.')).toBeVisible();
  await expect(page).toHaveURL('/');
});

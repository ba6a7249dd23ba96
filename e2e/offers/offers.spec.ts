import type { Browser, Page } from '@playwright/test';
import { createPerson, type FreshPerson } from '../../apps/api/testing/fresh-people.ts';
import { bookAsGuest } from '../customer-bookings/book-visit.ts';
import { orderOf, sendToWork } from '../customer-bookings/order-store.ts';
import { enterFor, type Job } from '../world/job.ts';
import { look } from '../world/job-store.ts';
import { cancelByCustomer, orderJob } from '../world/order-job.ts';
import { toast, typeCode } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';
import { openPayment } from '../bookings/open-payment.ts';
import { offerInstead, sendHome } from './offer-store.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name });

interface Phones {
  next: () => Promise<Page>;
  close: () => Promise<void>;
}

/** Opens phones, each with its own session. */
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

test('[NAV-07] an order is offered to two servicemen, one accepts, the other offer closes, and the booking goes on to its rating', async ({
  page: servicemanPage,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  test.setTimeout(300_000);
  const phones = phonesOf(browser, { baseURL, extraHTTPHeaders });
  const [customerPage, otherPage] = [await phones.next(), await phones.next()];
  const servicemen = [
    await createPerson(look, 'serviceman', Date.now()),
    await createPerson(look, 'serviceman', Date.now()),
  ] as const;
  for (const { id } of servicemen) await sendToWork(id, 'offered');
  try {
    await test.step('both servicemen wait on /pending', async () => {
      for (const [page, serviceman] of [
        [servicemanPage, servicemen[0]],
        [otherPage, servicemen[1]],
      ] as const) {
        await enterFor(page, jobOf(serviceman));
        await page.goto('/pending');
        await expect(page.getByText('No job offers now')).toBeVisible();
      }
    });

    const bookingId =
      await test.step('the customer orders, and both servicemen get the offer', async () => {
        const booked = await bookAsGuest(customerPage, 'offered');
        for (const page of [servicemanPage, otherPage]) {
          await expect(button(page, 'Accept')).toBeVisible();
          await expect(page.getByText('You get')).toBeVisible();
          await expect(page.getByRole('timer')).toHaveAccessibleName(/left to accept$/);
        }
        return booked;
      });

    await test.step('one serviceman accepts, and the other offer closes at once', async () => {
      await button(servicemanPage, 'Accept').click();
      await expect(servicemanPage).toHaveURL(`/accepted?id=${bookingId}`);
      await expect(otherPage.getByText('This job is gone')).toBeVisible({ timeout: 3000 });
      await expect(otherPage.getByText('Someone else was faster.')).toBeVisible();
      await expect(region(customerPage, 'Who comes')).toContainText(/\w+ \w\./);
    });

    const code = await test.step('the customer sees the completion code', async () => {
      await button(customerPage, 'Show OTP').click();
      const shown = customerPage
        .getByRole('region', { name: 'Completion OTP' })
        .getByRole('img')
        .first();
      return ((await shown.getAttribute('aria-label')) ?? '').replaceAll(' ', '');
    });

    await test.step('the serviceman starts from /accepted, and completes with the code', async () => {
      await button(servicemanPage, 'Start Service').click();
      await servicemanPage
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Start Work' })
        .click();
      await expect(servicemanPage).toHaveURL(`/booking/${bookingId}`);
      await expect(customerPage.getByText('Work started')).toBeVisible();
      await button(servicemanPage, 'End Work').click();
      await servicemanPage
        .getByRole('alertdialog')
        .getByRole('button', { name: 'End Work' })
        .click();
      await typeCode(servicemanPage, code);
      await button(servicemanPage, 'Submit').click();
      await expect(servicemanPage).toHaveURL('/');
    });

    await test.step('the customer rates, and the serviceman takes the cash', async () => {
      await customerPage.getByRole('button', { name: /^Rate / }).click();
      await customerPage.getByRole('radio', { name: '5 of 5 stars' }).check();
      await button(customerPage, 'Submit').click();
      await expect(toast(customerPage, 'Thank you for rating.')).toBeVisible();
      const orderId = await orderOf(bookingId);
      await openPayment(servicemanPage, { ...jobOf(servicemen[0]), bookingId, orderId });
      await button(servicemanPage, 'Continue').click();
      await expect(button(customerPage, 'Receipt')).toBeVisible();
    });
  } finally {
    await sendHome(servicemen.map(({ id }) => id));
    await phones.close();
  }
});

test('[LIST-11] an offer shows as Pending in both lists, opens /pending, never shows Start Work, and disappears when it closes', async ({
  page,
  request,
}) => {
  const job = await orderJob(request, 'assigned');
  await offerInstead(job, '20 minutes');
  await enterFor(page, job);
  const bookingCard = page.locator(`main a[href="/pending?id=${job.bookingId}"]`);
  for (const list of ['/', '/booking']) {
    await page.goto(list);
    await expect(bookingCard).toContainText('Pending');
    await bookingCard.click();
    await expect(page).toHaveURL(`/pending?id=${job.bookingId}`);
    await expect(button(page, 'Accept')).toBeVisible();
    await expect(page.getByText('Start Work')).toHaveCount(0);
  }
  await page.goto(`/booking/${job.bookingId}`);
  await expect(page).toHaveURL(`/pending?id=${job.bookingId}`);
  for (const list of ['/booking', '/']) {
    await page.goto(list);
    await expect(bookingCard).toBeVisible();
  }
  await cancelByCustomer(request, job);
  await expect(bookingCard).toHaveCount(0);
});

test('[NAV-07] an offer is refused without a reason, and an accepted booking is given back with a reason', async ({
  page,
  request,
}) => {
  const refused = await orderJob(request, 'assigned');
  const kept = await orderJob(request, 'assigned', refused);
  await offerInstead(refused, '20 minutes');
  await enterFor(page, refused);
  await page.goto('/pending');
  await button(page, 'Refuse').click();
  await expect(toast(page, 'Refused. It costs you nothing.')).toBeVisible();
  await expect(page.getByText('No job offers now')).toBeVisible();
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

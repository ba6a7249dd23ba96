import { createPerson } from '../../apps/api/testing/fresh-people.ts';
import { openJob } from '../world/job.ts';
import { look } from '../world/job-store.ts';
import { toast } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';
import { assignTo, bookAsGuest } from './book-visit.ts';
import { sendToWork } from './order-store.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a customer moves the visit to a time when the serviceman is free, and the serviceman sees it', async ({
  page: customerPage,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const serviceman = await createPerson(look, 'serviceman', Date.now());
  await sendToWork(serviceman.id);
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    ...(extraHTTPHeaders !== undefined && { extraHTTPHeaders }),
    serviceWorkers: 'block',
  });
  const servicemanPage = await context.newPage();
  const bookingId = await bookAsGuest(customerPage);
  const orderId = await assignTo(servicemanPage.request, bookingId, serviceman);
  await openJob(servicemanPage, { bookingId, orderId, code: '', serviceman, customer: serviceman });

  await customerPage.getByRole('button', { name: 'Change time', exact: true }).click();
  const sheet = customerPage.getByRole('dialog');
  await expect(
    sheet.getByText(/keeps the job\. You'll see times when .+ is free\.$/),
  ).toBeVisible();
  await sheet.getByRole('button', { name: 'Change time', exact: true }).click();
  await expect(sheet.getByText('Please choose a time.')).toBeVisible();
  const free = sheet.locator('section h2 + div button:enabled').last();
  const time = (await free.innerText()).trim();
  await free.click();
  await sheet.getByRole('button', { name: 'Change time', exact: true }).click();
  await expect(toast(customerPage, 'The time is changed.')).toBeVisible();
  await expect(customerPage.getByRole('main').getByText(time, { exact: true })).toBeVisible();
  await expect(servicemanPage.getByRole('main').getByText(time).first()).toBeVisible();
  await context.close();
});

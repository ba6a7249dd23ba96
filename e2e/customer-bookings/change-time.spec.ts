import { createPerson } from '../../apps/api/testing/fresh-people.ts';
import { openJob } from '../world/job.ts';
import { look } from '../world/job-store.ts';
import { toast } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';
import { assignTo, bookAsGuest } from './book-visit.ts';
import { sendToWork } from './order-store.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('she moves the visit to a time at which he is free, and his phone shows it', async ({
  page: hers,
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
  const his = await context.newPage();
  const bookingId = await bookAsGuest(hers);
  const orderId = await assignTo(his.request, bookingId, serviceman);
  await openJob(his, { bookingId, orderId, code: '', serviceman, customer: serviceman });

  await hers.getByRole('button', { name: 'Change time', exact: true }).click();
  const sheet = hers.getByRole('dialog');
  await expect(sheet.getByText(/keeps the job\. You see when he is free\.$/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Change time', exact: true }).click();
  await expect(sheet.getByText('Please choose a time.')).toBeVisible();
  const free = sheet.getByRole('group', { name: 'Time' }).locator('button:enabled').last();
  const time = (await free.innerText()).trim();
  await free.click();
  await sheet.getByRole('button', { name: 'Change time', exact: true }).click();
  await expect(toast(hers, 'The time is changed.')).toBeVisible();
  await expect(hers.getByRole('main').getByText(time, { exact: true })).toBeVisible();
  await expect(his.getByRole('main').getByText(time).first()).toBeVisible();
  await context.close();
});

import { listServiceAddOns } from '@karigar/contract/add-ons/list-service-add-ons';
import type { Page } from '@playwright/test';
import { ask } from '../world/ask.ts';
import { callOf, cutCall, onCall, watchCalls } from '../world/calls.ts';
import { enterFor, openJob } from '../world/job.ts';
import { readBooking } from '../world/job-store.ts';
import { orderJob } from '../world/order-job.ts';
import { toast } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';
import { sentFields } from './sent-field.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sheet = (page: Page) => page.getByRole('dialog');
const submit = (page: Page) =>
  sheet(page).getByRole('button', { name: 'Add Services', exact: true });
const add = (page: Page, name: string) =>
  sheet(page).getByRole('button', { name: `Add: ${name}`, exact: true });

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Services', exact: true }).click();
  await expect(add(page, 'Anti-rust spray')).toBeVisible();
}

test("[ADD-01] the add-on sheet lists the service's add-ons and searches by name, ignoring case", async ({
  page,
}) => {
  await openJob(page, await orderJob(page.request, 'assigned'));
  await openSheet(page);
  await expect(sheet(page)).toContainText('Gas top-up (R32, 200 g)₹1,499.00');
  await sheet(page).getByRole('textbox').fill('ANTI');
  await expect(add(page, 'Anti-rust spray')).toBeVisible();
  await expect(add(page, 'Drain pipe replacement')).toBeHidden();
  await sheet(page).getByRole('textbox').fill('nothing like it');
  await expect(sheet(page)).toContainText('No service has this name.');
});

test('[ADD-02] [ADD-03] [ADD-04] Add becomes a stepper down to zero, and only add-ons above zero are sent', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'started');
  await openJob(page, job);
  await openSheet(page);
  await expect(submit(page)).toBeDisabled();
  await add(page, 'Drain pipe replacement').click();
  const drain = sheet(page).getByRole('group', { name: 'Drain pipe replacement' });
  await drain.getByRole('button', { name: 'One less' }).click();
  await expect(add(page, 'Drain pipe replacement')).toBeVisible();
  await add(page, 'Anti-rust spray').click();
  const spray = sheet(page).getByRole('group', { name: 'Anti-rust spray' });
  await spray.getByRole('button', { name: 'One more' }).click();
  await expect(spray).toContainText('2');
  await add(page, 'Gas top-up (R32, 200 g)').click();
  await expect(sheet(page)).toContainText('2 added₹1,997.00');

  const sending = page.waitForRequest((request) => callOf(request) === 'addAddOnsToServices');
  await submit(page).click();
  const sent = await sending;
  expect(sentFields(sent, 'quantity[]')).toEqual(['1', '2']);
  expect(sentFields(sent, 'oldPrices[]')).toEqual(['1499.00', '249.00']);
  expect(sentFields(sent, 'prices[]')).toEqual(['1499.00', '249.00']);
  expect(sentFields(sent, 'addOnIds[]')).toHaveLength(2);
  await expect(toast(page, 'Add-ons added successfully!')).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Add-ons' })).toContainText(
    'Anti-rust spray× 2₹498.00Pending',
  );
});

for (const [trouble, cause] of [
  ['the connection is cut', (page: Page) => cutCall(page, 'addAddOnsToServices')],
  [
    'the server replies 500',
    (page: Page) => onCall(page, 'addAddOnsToServices', (route) => route.fulfill({ status: 500 })),
  ],
] as const)
  test(`[ADD-04] when ${trouble}, the failure shows and the picked add-ons are saved`, async ({
    page,
  }) => {
    const job = await orderJob(page.request, 'started');
    await openJob(page, job);
    await cause(page);
    await openSheet(page);
    await add(page, 'Anti-rust spray').click();
    await submit(page).click();
    await expect(toast(page, 'Failed to add add-ons.')).toBeVisible();
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByText('Add-ons proposed · not sent')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Add-ons' })).toContainText(
      'Anti-rust spray× 1₹249.00Not sent',
    );
  });

test('[ADD-04] an add-on with a changed price is refused, and the sheet shows the new price', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'started');
  const token = await openJob(page, job);
  const offered = await ask(page.request, listServiceAddOns, { serviceId: 21 }, token);
  if (offered.kind !== 'ok') throw new Error('no add-ons of the service');
  let isOld = true;
  await onCall(page, 'getAddOnListFormServices', async (route) => {
    const data = offered.data.map(({ id, name, price }) => ({
      id,
      name,
      price: isOld && price === 24_900 ? 199 : price / 100,
    }));
    await route.fulfill({ json: { success: true, code: 200, data: { data } } });
  });
  await openSheet(page);
  await add(page, 'Anti-rust spray').click();
  await expect(sheet(page)).toContainText('1 added₹199.00');
  isOld = false;
  await submit(page).click();
  await expect(toast(page, 'Failed to add add-ons.')).toBeVisible();
  await expect(sheet(page)).toContainText('1 added₹249.00');
  await submit(page).click();
  await expect(toast(page, 'Add-ons added successfully!')).toBeVisible();
});

test('[ADD-05] [ADD-09] /add-on lists the booking’s add-ons, and Add opens the booking’s sheet with that add-on', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'assigned');
  const calls = watchCalls(page);
  await enterFor(page, job);
  const loading = page.waitForRequest(
    (request) => callOf(request) === 'getBookingDetailsForServiceMan',
  );
  await page.goto(`/add-on/${job.bookingId}`);
  expect(sentFields(await loading, 'bookingStatus')).toEqual(['1']);
  await expect(page.getByRole('heading', { name: 'Add-ons' })).toBeVisible();
  await expect(page.locator('main')).toContainText('Drain pipe replacement₹399.00');
  await page.getByRole('button', { name: 'Add: Drain pipe replacement' }).click();
  await expect(page).toHaveURL(`/booking/${job.bookingId}`);
  await expect(sheet(page)).toContainText('1 added₹399.00');
  expect(calls).not.toContain('addAddOnsToServices');
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(`/booking/${job.bookingId}`);
});

test('[ADD-05] /add-on of a service without add-ons says so', async ({ page }) => {
  const job = await orderJob(page.request, 'assigned');
  await enterFor(page, job);
  await onCall(page, 'getAddOnListFormServices', (route) =>
    route.fulfill({ json: { success: true, code: 200, data: { data: [] } } }),
  );
  await page.goto(`/add-on/${job.bookingId}`);
  await expect(page.getByText('No add-on services available.')).toBeVisible();
});

test('[ADD-07] add-ons cannot be added after the end of work', async ({ page }) => {
  const job = await orderJob(page.request, 'ended');
  await openJob(page, job);
  await expect(page.getByRole('heading', { name: 'Add-ons' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Services' })).toBeHidden();
  expect(await readBooking(job.bookingId)).toMatchObject({ totalAfterEnd: 129_900 });
});

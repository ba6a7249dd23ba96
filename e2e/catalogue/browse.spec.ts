import type { Page } from '@playwright/test';
import { toast } from '../world/screen.ts';
import { codeFor } from '../world/inbox.ts';
import { enterAs } from '../world/enter.ts';
import { orderJob } from '../world/order-job.ts';
import { expect, newPhone, test } from '../world/test.ts';

const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

/** The scripts that the page has loaded so far. */
const watchScripts = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(.+)\.js$/.exec(request.url())?.[1];
    if (name !== undefined) scripts.push(name);
  });
  return scripts;
};

test('[NAV-06] the catalogue paths are real screens for guests and customers', async ({
  page,
  request,
}) => {
  const { serviceman } = await orderJob(request, 'completed');
  await enterAs(page, 'guest');
  await page.goto('/category');
  await title(page, 'Categories');
  await page.getByRole('link', { name: 'Plumbing' }).click();
  await expect(page).toHaveURL('/category-details?id=2');
  await title(page, 'Plumbing');
  await expect(page.getByRole('link', { name: /Kitchen tap leak repair/ })).toBeVisible();
  await page.goto(`/provider-details?id=${serviceman.id}`);
  await expect(page.getByRole('heading', { name: 'Kavita P.' })).toBeVisible();
  await page.goto('/category-details');
  await title(page, 'Categories');
  await page.goto('/page-listing');
  await title(page, 'All screens');
  await page.goto('/sidebar');
  await title(page, 'Menu');
});

test('[NAV-03] / is the home of the signed-in role, and loads no code of the other role', async ({
  browser,
}) => {
  const open = async (who: 'suresh' | 'asha') => {
    const page = await browser.newPage();
    const scripts = watchScripts(page);
    await enterAs(page, who);
    await page.goto('/');
    return { page, scripts };
  };
  const serviceman = await open('suresh');
  await expect(serviceman.page.getByText("Today's work schedule")).toBeVisible();
  const customer = await open('asha');
  await expect(customer.page.getByText('What do you need?')).toBeVisible();
  await expect(customer.page.getByRole('link', { name: 'Plumbing' })).toBeVisible();

  const loaded = (scripts: readonly string[], feature: RegExp) =>
    scripts.filter((name) => feature.test(name));
  expect(loaded(customer.scripts, /^(home|customer-home|catalogue)/)).not.toEqual([]);
  expect(loaded(serviceman.scripts, /^(home|customer-home|catalogue|book-)/)).toEqual([]);
  expect(loaded(serviceman.scripts, /^dashboard/)).not.toEqual([]);
  expect(loaded(customer.scripts, /^(dashboard|bookings|booking-detail)/)).toEqual([]);
  await serviceman.page.close();
  await customer.page.close();
});

test('[ROLE-03] a guest chooses a service, address and slot, logs in, finds the choices again, and books once', async ({
  page,
}) => {
  await enterAs(page, 'guest');
  await page.goto('/');
  await page.getByRole('link', { name: 'Search for a service' }).click();
  await page.getByRole('textbox', { name: 'Search for a service' }).fill('nal thik karna');
  await page.getByRole('link', { name: /Kitchen tap leak repair/ }).click();
  await expect(page).toHaveURL('/service/26');
  await page.getByRole('group', { name: 'Quantity' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Add: Angle cock' }).click();
  await expect(page.getByText('₹1,027.00')).toBeVisible();
  await page.reload();
  await expect(page.getByText('₹1,027.00')).toBeVisible();
  await page.getByRole('button', { name: 'Choose time' }).click();

  await page.getByLabel('PIN code').fill('411045');
  await page.getByLabel('Flat, house or building').fill('B-12');
  await page.getByLabel('Street').fill('Lane 5');
  await page.getByLabel('Who should we ask for?').fill('Meera Joshi');
  await page.getByRole('button', { name: 'Move north' }).click();
  await page.getByRole('button', { name: 'Use this address' }).click();
  await page.getByRole('group', { name: 'Days' }).getByRole('button').nth(2).click();
  await page.getByRole('button', { name: '3:00 pm', exact: true }).click();
  await page.getByRole('button', { name: 'Book now' }).click();
  await expect(page.getByText(/Cancel free until .* 1:00/)).toBeVisible();

  await page.getByRole('button', { name: 'Log in to book' }).click();
  const phone = newPhone();
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await expect(page).toHaveURL('/otp');
  const boxes = page.locator('[role=group] input');
  await boxes.first().fill(await codeFor(page.request, phone));
  await expect(boxes.last()).toHaveValue(/\d/);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/book/26');
  await expect(page.getByText('B-12, Lane 5, Baner, Pune 411045')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm booking' }).dblclick();
  await expect(page).toHaveURL(/\/booking\/\d+$/);
  await expect(toast(page, 'Booked.')).toBeVisible();
});

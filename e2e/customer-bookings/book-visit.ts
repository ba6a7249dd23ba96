import { assignBooking } from '@karigar/contract/bookings/assign-booking';
import type { APIRequestContext, Page } from '@playwright/test';
import type { FreshPerson } from '../../apps/api/testing/fresh-people.ts';
import { ask } from '../world/ask.ts';
import { codeFor } from '../world/inbox.ts';
import { operatorToken } from '../world/order-job.ts';
import { typeCode } from '../world/screen.ts';
import { expect, newPhone } from '../world/test.ts';
import { orderOf, PLACES } from './order-store.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Orders as a guest, logs in by phone at the last step, and returns the booking id. */
export async function bookAsGuest(
  page: Page,
  place: keyof typeof PLACES = 'assigned',
  pin: 'set' | 'not-set' = 'not-set',
): Promise<number> {
  await page.goto('/login2');
  await page.getByRole('button', { name: 'continue as guest' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/service/21');
  await page.locator('main + footer button').click();

  await page.getByLabel('PIN code').fill(PLACES[place].pinCode);
  await page.getByLabel('Flat, house or building').fill('302, Sai Heritage');
  await page.getByLabel('Street').fill('Paud Road');
  await page.getByLabel('Landmark').fill('Near Vanaz Metro');
  await page.getByLabel('Who should we ask for?').fill('Asha Rao');
  if (pin === 'set') await button(page, 'Move north').click();
  await button(page, 'Use this address').click();

  await page.getByRole('group', { name: 'Days' }).getByRole('button').nth(2).click();
  await page.locator('main section h2 + div button:enabled').first().click();
  await button(page, 'Book now').click();
  await button(page, 'Log in to book').click();

  const phone = newPhone();
  await page.getByLabel('Mobile number').fill(phone);
  await button(page, 'Get OTP').click();
  await expect(page).toHaveURL('/otp');
  await typeCode(page, await codeFor(page.request, phone));
  await button(page, 'Login').click();
  await button(page, 'Confirm booking').click();
  await page.waitForURL(/\/booking\/\d+$/);
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

/** An operator assigns the booking to this serviceman; returns the order id. */
export async function assignTo(
  request: APIRequestContext,
  bookingId: number,
  serviceman: FreshPerson,
): Promise<number> {
  const token = await operatorToken(request);
  const orderId = await orderOf(bookingId);
  const given = await ask(
    request,
    assignBooking,
    { bookingId, orderId, servicemanId: serviceman.id },
    token,
  );
  if (given.kind !== 'ok') throw new Error(`not assigned: ${JSON.stringify(given)}`);
  return orderId;
}

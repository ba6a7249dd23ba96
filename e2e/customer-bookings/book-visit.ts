import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import type { APIRequestContext, Page } from '@playwright/test';
import { byHand } from '../../apps/api/testing/assign-by-hand.ts';
import type { FreshPerson } from '../../apps/api/testing/fresh-people.ts';
import { ask } from '../world/ask.ts';
import { codeFor } from '../world/inbox.ts';
import { look } from '../world/job-store.ts';
import { operatorToken } from '../world/operator.ts';
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
  const token = await operatorToken();
  const orderId = await orderOf(bookingId);
  // Dispatch may offer the booking meanwhile: then look at it again, as an operator would.
  await expect
    .poll(async () => {
      const input = await byHand(look, { bookingId, orderId }, serviceman.id);
      const given = await ask(request, assignBooking, input, token);
      return given.kind === 'refused' ? given.code : given.kind;
    })
    .toBe('ok');
  return orderId;
}

import { expect, request, type Page } from '@playwright/test';
import { customerOf } from '../../../e2e/chat/open-chat.ts';
import type { Job } from '../../../e2e/world/job.ts';
import { typeCode } from '../../../e2e/world/screen.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function talk(page: Page, job: Job): Promise<void> {
  // A separate context for the customer: a login in the serviceman's context would replace that session.
  const customerPhone = await request.newContext({ baseURL: new URL(page.url()).origin });
  const customer = await customerOf(customerPhone, job);
  await page.locator('section button:has(use[href*="#i-chat"])').click();
  await page.waitForURL('/chat');
  const log = page.getByRole('log');
  // The booking has a button of the same name, and is on the screen until the chat is.
  await log.waitFor({ state: 'attached' });
  await button(page, 'On my way').click();
  await expect(log).toContainText('On my way');
  await customer.say('The gate code is 4512. Please park inside.');
  await expect(log).toContainText('gate code');
  await page.getByRole('textbox', { name: 'Type a message' }).fill('Thank you, five minutes.');
  await button(page, 'Send').click();
  await expect(log).toContainText('five minutes');
  await customer.say('Okay');
  await expect(log).toContainText('Okay');
  await customerPhone.dispose();
  await page.goBack();
}

/** From the booking card on the dashboard to the cash, as a serviceman taps it. */
export async function workJob(page: Page, job: Job): Promise<void> {
  await page.locator(`main a[href="/booking/${job.bookingId}"]`).click();
  await talk(page, job);
  await button(page, 'Start Work').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start Work' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await button(page, 'End Work').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End Work' }).click();
  await expect(page.getByText('Work Completed').first()).toBeVisible();
  await typeCode(page, job.code);
  await button(page, 'Submit').click();
  await expect(page).toHaveURL('/');
  await page.evaluate(
    (usr) => {
      history.pushState({ usr, key: 'opened', idx: history.length }, '', '/payment');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    { bookingId: job.bookingId, mainId: job.orderId },
  );
  await button(page, 'Continue').click();
  await expect(page.getByText('Payment successful!')).toBeVisible();
  await expect(page).toHaveURL('/');
}

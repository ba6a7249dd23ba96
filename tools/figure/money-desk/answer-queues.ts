import type { Page } from '@playwright/test';
import { createKeyboard } from '../console/keyboard.ts';
import { go, type Desk } from '../console/open-desk.ts';
import type { Story } from '../console/story.ts';
import { chosenRow, isAnswered, isIn, openField, openTab, panelOf } from './money-tabs.ts';
import type { Monday } from './monday.ts';

/** Cash at the office came; of what is left nobody has seen any. */
export const answerDeposits = async (
  page: Page,
  { step }: Story,
  { office }: Monday,
): Promise<void> => {
  const keys = createKeyboard(page);
  await openTab(page, 'Deposits');
  await keys.sees(page.getByRole('option'));
  const came = new Set(office.map((id) => `line-${id}`));
  await step('deposits', async () => {
    for (let row = await chosenRow(page); row !== null; row = await chosenRow(page)) {
      if (came.has(row)) await keys.press('e');
      else {
        await openField(page, 'x', 'Why?');
        await keys.type('Not on the statement, please send the slip');
        await keys.press('Enter');
      }
      await isAnswered(page, row);
    }
  });
};

export const answerCases = async (page: Page, { step }: Story): Promise<void> => {
  const keys = createKeyboard(page);
  await openTab(page, 'Cases');
  await keys.sees(page.getByRole('option'));
  for (let row = await chosenRow(page); row !== null; row = await chosenRow(page)) {
    const answered = row;
    await step('a case', async () => {
      await openField(page, 'e', 'Answer');
      await keys.type('It is the rate of the day of the booking');
      await keys.press('Enter');
      await isAnswered(page, answered);
    });
  }
};

/** A colleague agrees to what the first one asked. */
export const agree = async ({ page }: Desk, about: RegExp): Promise<void> => {
  const keys = createKeyboard(page);
  await go(page, '2', 'Second person');
  // Not by its role: while the passkey is asked for, everything below has none.
  const request = page.locator('aside h2').filter({ hasText: about });
  await keys.sees(page.getByRole('option').or(request));
  await keys.until('j', 'yes', async () => ((await request.isVisible()) ? 'yes' : 'no'));
  await keys.sees(page.getByRole('button', { name: /^Agree/ }));
  await keys.press('Enter');
  await keys.showPasskey(() => keys.misses(request));
};

export const refundByTwo = async (
  first: Desk,
  second: Desk,
  { step }: Story,
  { refunds }: Monday,
): Promise<void> => {
  const { page } = first;
  const keys = createKeyboard(page);
  for (const { bookingNo, amount } of refunds)
    await step('a refund above the limit, by two people', async () => {
      await openTab(page, 'Corrections');
      await isIn(page, 'Number of the booking');
      await keys.type(bookingNo);
      await keys.press('Enter');
      await keys.sees(panelOf(page).getByRole('heading', { name: new RegExp(bookingNo) }));
      await openField(page, '1', 'Amount in rupees');
      await keys.type(String(amount / 100));
      await keys.until('Tab', 'Why?', keys.focused);
      await keys.type('The work was done a second time by another company');
      await keys.press('Enter');
      await keys.showPasskey(() => keys.sees(page.getByText(/^A second person is asked/)));
      await keys.press('Escape');
      await agree(second, new RegExp(bookingNo));
    });
};

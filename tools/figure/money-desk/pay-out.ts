import { createKeyboard } from '../console/keyboard.ts';
import { go, type Desk } from '../console/open-desk.ts';
import type { Story } from '../console/story.ts';
import { readFileSync } from 'node:fs';
import { agree } from './answer-queues.ts';
import { panelOf } from './money-tabs.ts';
import { answersOf } from './pay-earlier.ts';

/** What the bank answered to a row of the file. */
export interface BankAnswer {
  reference: string;
  utr: string;
  amount: number;
  isPaid: boolean;
}

/** Every so many rows one fails, so often. */
const EVERY = 4;

/** A run by two people: prepared, confirmed, agreed, the file taken, the bank's answers recorded. */
export const payOut = async (
  first: Desk,
  second: Desk,
  { step }: Story,
  failed: number,
): Promise<readonly BankAnswer[]> => {
  const { page } = first;
  const keys = createKeyboard(page);
  const panel = panelOf(page);
  const act = (name: RegExp) => panel.getByRole('button', { name });
  await go(page, 'm', 'Payout runs');
  await step('prepare the run', async () => {
    await keys.press('p');
    await keys.sees(act(/^Confirm/));
  });
  await step('confirm it by two people', async () => {
    await keys.press('Enter');
    await keys.showPasskey(() => keys.sees(panel.getByText(/^It waits for a second person/)));
    await agree(second, /[Pp]ayout run/);
    await keys.sees(act(/^Take the file/));
  });
  const csv = await step('take the file', async () => {
    const download = page.waitForEvent('download');
    await keys.press('Enter');
    await keys.showPasskey(() => keys.sees(panel.getByLabel("The bank's answers")));
    return readFileSync(await (await download).path(), 'utf8');
  });
  const isFailed = (at: number): boolean => at % EVERY === 1 && at / EVERY < failed;
  const answers = answersOf(csv, 'HDFCM', isFailed);
  await step("record the bank's answers", async () => {
    await keys.until('Tab', "The bank's answers", keys.focused);
    // Pasted, as from the bank's screen.
    await page.keyboard.insertText(answers.map(({ line }) => line).join('\n'));
    await keys.until('Tab', 'Record', keys.focused);
    await keys.press('Enter');
    await keys.showPasskey(() => keys.sees(panel.getByText('Done', { exact: true })));
  });
  return answers.map(({ reference, utr, amount }, at) => {
    return { reference, utr, amount: amount ?? Number.NaN, isPaid: !isFailed(at) };
  });
};

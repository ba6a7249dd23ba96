/// <reference lib="dom" />
import { listBankLines } from '@karigar/contract/bank-lines/list-bank-lines';
import type { OutputOf } from '@karigar/contract/define-call';
import { SURE } from '@karigar/domain/bank-lines/match-lines';
import { writeAmount } from '@karigar/domain/money';
import { writeCsv } from '@karigar/domain/payouts/csv';
import { expect, type Page } from '@playwright/test';
import { createKeyboard } from '../console/keyboard.ts';
import type { Story } from '../console/story.ts';
import { chosenRow, isAnswered, openField, openTab, panelOf } from './money-tabs.ts';
import { lineKey, type Monday, type PlannedLine } from './monday.ts';
import type { MoneyWorld } from './money-world.ts';

/** What was proposed for the lines, against what they are. */
export interface Proposals {
  lines: number;
  right: number;
  /** Something else was proposed. */
  wrong: number;
  /** Something else was proposed as sure, which is confirmed without looking twice. */
  surelyWrong: number;
}

const HEAD = ['Date', 'Narration', 'Chq./Ref.No.', 'Withdrawal Amt.', 'Deposit Amt.'];

const dayInIndia = (day: string): string => day.split('-').toReversed().join('/');

/** The bank's CSV, the oldest day first, with what left the account between. */
const writeStatement = ({ lines }: Monday): string => {
  const came = lines.map(({ day, amount, words, reference }) => ({
    day,
    cells: [dayInIndia(day), words, reference, '', writeAmount(amount)],
  }));
  const left = came
    .filter((_, at) => at % 15 === 0)
    .map(({ day }, at) => {
      return { day, cells: [dayInIndia(day), `POS FUEL ${at}`, '', '1500.00', ''] };
    });
  const rows = [...came, ...left].toSorted((one, other) => one.day.localeCompare(other.day));
  return writeCsv([HEAD, ...rows.map(({ cells }) => cells)]);
};

/** What the screen says while nothing is being confirmed. */
const COUNTS = /^\d+ wait, \d+ answered today, (\d+) of these are sure$/;
/** So many are confirmed in one go. */
const SURE_AT_ONCE = 100;

const sureIn = async (page: Page): Promise<number> =>
  Number(COUNTS.exec(await page.getByText(COUNTS).innerText())?.[1]);

type Listed = OutputOf<typeof listBankLines>['lines'][number];

const isTrue = (line: Listed, { is }: PlannedLine): boolean => {
  const choice = line.proposed === null ? null : (line.choices[line.proposed] ?? null);
  if (choice === null) return is.kind === 'other';
  if (choice.kind !== is.kind) return false;
  return is.kind === 'settlement' || ('id' in is && choice.id === is.id);
};

const judgeProposals = (listed: readonly Listed[], truth: ReadonlyMap<string, PlannedLine>) => {
  const proposals: Proposals = { lines: 0, right: 0, wrong: 0, surelyWrong: 0 };
  for (const line of listed) {
    const planned = truth.get(lineKey(line));
    if (planned === undefined) continue;
    const choice = line.proposed === null ? undefined : line.choices[line.proposed];
    proposals.lines += 1;
    if (isTrue(line, planned)) proposals.right += 1;
    else if (choice !== undefined) {
      proposals.wrong += 1;
      if (choice.score >= SURE) proposals.surelyWrong += 1;
      console.error(`proposed wrong: ${planned.words} | ${planned.reference} as`, choice);
    } else console.error(`not proposed: ${planned.words} | ${planned.reference}`, planned.is);
  }
  return proposals;
};

/** The bank's statement: dropped, the sure ones confirmed at once, the others one by one by what they really are. */
export const matchStatement = async (
  page: Page,
  { step }: Story,
  world: MoneyWorld,
  monday: Monday,
): Promise<Proposals> => {
  const keys = createKeyboard(page);
  const truth = new Map(monday.lines.map((line) => [lineKey(line), line]));
  const options = page.getByRole('option');
  // Listened to early: a key is quicker than a click.
  const chooser = page.waitForEvent('filechooser');
  await openTab(page, 'Bank statement');
  await step('drop the statement', async () => {
    await keys.press('f');
    const buffer = Buffer.from(writeStatement(monday));
    await (await chooser).setFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer });
    await expect(options).toHaveCount(monday.lines.length, { timeout: 60_000 });
  });
  const reader = await world.operator('money');
  const { lines: listed } = await world.callAs(reader, listBankLines, {});
  const proposals = judgeProposals(listed, truth);
  const byRow = new Map(listed.map((line) => [`line-${line.id}`, truth.get(lineKey(line))]));

  for (let waits = await sureIn(page); waits > 0; waits = await sureIn(page))
    await step('confirm the sure ones', async () => {
      const before = await options.count();
      await keys.press('Shift+E');
      await keys.sees(page.getByRole('alertdialog'));
      await keys.until('Tab', 'Confirm', keys.focused);
      await keys.press('Enter');
      // A transfer that came back asks for the passkey.
      const passkey = page.getByRole('button', { name: 'Use passkey' });
      const isFocused = (): Promise<boolean> =>
        passkey.evaluateAll((found) => found.some((one) => one === document.activeElement));
      await expect(async () => {
        if (await isFocused()) await keys.press('Enter');
        await expect(page.getByText(COUNTS)).toBeVisible({ timeout: 100 });
        expect(await options.count()).toBe(before - Math.min(SURE_AT_ONCE, waits));
      }).toPass({ timeout: 180_000, intervals: [100] });
    });

  await step('the other lines, one by one', async () => {
    for (let row = await chosenRow(page); row !== null; row = await chosenRow(page)) {
      const planned = byRow.get(row);
      if (planned === undefined) throw new Error(`${row} is not of this statement`);
      await answerOne(page, row, planned);
    }
  });
  return proposals;
};

/** A person looks at the line and what it may be, and answers. */
const answerOne = async (page: Page, row: string, { is, words }: PlannedLine): Promise<void> => {
  const keys = createKeyboard(page);
  await keys.sees(panelOf(page).getByRole('heading', { name: words, exact: true }));
  if (is.kind === 'other') {
    await openField(page, 'x', 'Why is it none of these?');
    await keys.type('Nothing of ours, told to the accountant');
    await keys.press('Enter');
    return isAnswered(page, row);
  }
  const choices = panelOf(page).locator('button[aria-pressed]');
  const seen = is.kind === 'settlement' ? ['Settlement'] : is.seenAs;
  const said = await choices.allInnerTexts();
  const at = said.findIndex((choice) => seen.every((part) => choice.includes(part)));
  if (at === -1) throw new Error(`${words} is not among ${JSON.stringify(said)}`);
  await keys.press(String(at + 1));
  await keys.press('e');
  await (is.kind === 'returned'
    ? keys.showPasskey(() => isAnswered(page, row))
    : isAnswered(page, row));
};

import { chromium } from '@playwright/test';
import { browser as settings } from '../../../e2e/world/browser.ts';
import { createStory, type Story } from '../console/story.ts';
import { handsOf, openDesk } from '../console/open-desk.ts';
import { takePictures } from '../console/take-pictures.ts';
import { answerCases, answerDeposits, refundByTwo } from './answer-queues.ts';
import { readBalances, type Balance } from './books-store.ts';
import { judgeBooks } from './judge-books.ts';
import { matchStatement, type Proposals } from './match-statement.ts';
import type { DaySize } from './monday.ts';
import { withMoneyWorld } from './money-world.ts';
import { payOut, type BankAnswer } from './pay-out.ts';
import { planMonday } from './plan-monday.ts';

export interface MoneyDeskDay {
  seconds: number;
  presses: number;
  mouse: number;
  proposals: Proposals;
  /** Rows of the payout run. */
  paid: number;
  failed: number;
  mistakes: readonly string[];
  failure: string | null;
  times: Story['times'];
}

const DESKS = ['money'] as const;
const NOTHING: Proposals = { lines: 0, right: 0, wrong: 0, surelyWrong: 0 };

/** A Monday of the desk money by keyboard alone, with a colleague where a second person is needed; then the books are judged. */
export const runMoneyDeskDay = (
  size: DaySize,
  { seed = 1, main }: { seed?: number; main?: string } = {},
): Promise<MoneyDeskDay> =>
  withMoneyWorld(async (world) => {
    const monday = await planMonday(world, size, seed);
    const browser = await chromium.launch(settings.launchOptions);
    try {
      const first = await openDesk(browser, 'money@karigar.example', DESKS);
      const second = await openDesk(browser, 'colleague@karigar.example', DESKS);
      const story = createStory();
      const { look } = world;
      const [morning, startedAt] = [await readBalances(look), new Date()];
      let noon: readonly Balance[] = [];
      let bank: readonly BankAnswer[] = [];
      let proposals = NOTHING;
      let failure: string | null = null;
      const began = performance.now();
      try {
        proposals = await matchStatement(first.page, story, world, monday);
        await answerDeposits(first.page, story, monday);
        await answerCases(first.page, story);
        await refundByTwo(first, second, story, monday);
        noon = await readBalances(look);
        bank = await payOut(first, second, story, size.failed);
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error);
        await takePictures('money-desk-day', { first: first.page, second: second.page });
      }
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      const hands = [await handsOf(first), await handsOf(second)];
      const sum = (of: 'presses' | 'mouse'): number =>
        hands.reduce((total, one) => total + one[of], 0);
      const known = { began: startedAt, morning, noon, bank };
      return {
        seconds,
        presses: sum('presses'),
        mouse: sum('mouse'),
        proposals,
        paid: bank.filter(({ isPaid }) => isPaid).length,
        failed: bank.filter(({ isPaid }) => !isPaid).length,
        mistakes: await judgeBooks(world, monday, known),
        failure,
        times: story.times,
      };
    } finally {
      await browser.close();
    }
  }, main);

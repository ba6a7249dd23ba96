import { expect, it } from 'vitest';
import { runMoneyDeskDay } from './run-money-desk-day.ts';
import { SEEDED_BUGS } from './seeded-bugs.ts';
import { LEAST_RIGHT, runSeededDay, SMALL } from './seeded-day.ts';

it('a Monday of the desk money by keyboard leaves no mistake in the books', async () => {
  const day = await runMoneyDeskDay(SMALL);
  console.info(`money-desk-day: ${JSON.stringify(day)}`);
  expect(day).toMatchObject({ failure: null, mistakes: [], mouse: 0, failed: SMALL.failed });
  expect(day.paid).toBeGreaterThanOrEqual(SMALL.servicemen - SMALL.failed);
  expect(day.proposals.lines).toBe(SMALL.rows);
  expect(day.proposals.right / SMALL.rows).toBeGreaterThanOrEqual(LEAST_RIGHT);
}, 300_000);

it('a deposit that is posted twice is found', async () => {
  const bug = SEEDED_BUGS.find(({ name }) => name.includes('posted twice'));
  if (bug === undefined) throw new Error('no such bug');
  const { mistakes } = await runSeededDay(bug);
  expect(mistakes.join('\n')).toContain('was posted');
}, 300_000);

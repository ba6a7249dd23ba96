import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { faultySources } from '../faulty-sources.ts';
import type { DaySize } from './monday.ts';
import { runMoneyDeskDay, type MoneyDeskDay } from './run-money-desk-day.ts';
import type { SEEDED_BUGS } from './seeded-bugs.ts';

/** A day of minutes: for the bugs, and for the test. */
export const SMALL: DaySize = {
  rows: 30,
  office: 3,
  servicemen: 16,
  failed: 1,
  cases: 1,
  refunds: 1,
};

/** What a server needs to run in a folder of its own. */
const SERVER = ['apps/api', 'packages', 'package.json', 'tsconfig.base.json', '.node-version'];

export const LEAST_RIGHT = 0.95;

/** Nothing went wrong: the day ended, no mouse, what was proposed is right, and the books are as they should be. */
export const isClean = ({ failure, mouse, mistakes, proposals, presses }: MoneyDeskDay): boolean =>
  failure === null &&
  mouse === 0 &&
  presses > 0 &&
  mistakes.length === 0 &&
  proposals.lines > 0 &&
  proposals.right / proposals.lines >= LEAST_RIGHT;

/** A small day on a server with these bugs. */
export async function runSeededDay({
  faults,
}: (typeof SEEDED_BUGS)[number]): Promise<MoneyDeskDay> {
  const folder = faultySources(SERVER, faults);
  try {
    return await runMoneyDeskDay(SMALL, { main: join(folder, 'apps/api/src/main.ts') });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

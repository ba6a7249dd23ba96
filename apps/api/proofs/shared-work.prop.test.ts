import { expect, it } from 'vitest';
import { runSharedHistories } from './shared-work-histories.ts';

const RUNS = 400;

it(`every rupee of ${RUNS} random histories of shared work is explained, and every planted bug found`, () => {
  const { failures, histories, jobs, bugs, found } = runSharedHistories(RUNS);
  expect(failures).toEqual([]);
  expect({ histories, found }).toEqual({ histories: RUNS, found: bugs });
  expect(jobs).toBeGreaterThan(RUNS);
}, 60_000);

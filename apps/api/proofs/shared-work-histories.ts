import fc from 'fast-check';
import { SHARED_BUGS } from './shared-work-bugs.ts';
import { checkSharedBooks } from './shared-work-check.ts';
import { anySharedHistory } from './shared-work-steps.ts';
import { HONEST_SHARING, keepSharedBooks, type SharedBench } from './shared-work.ts';

export type SharedRun = {
  readonly histories: number;
  readonly jobs: number;
  readonly bugs: number;
  readonly found: number;
  readonly failures: readonly string[];
};

const BUG_RUNS = 400;

const finds = (bug: Partial<SharedBench>): boolean =>
  fc.check(
    fc.property(
      anySharedHistory,
      (steps) =>
        checkSharedBooks(keepSharedBooks(steps, { ...HONEST_SHARING, ...bug })).length === 0,
    ),
    { numRuns: BUG_RUNS, endOnFailure: true },
  ).failed;

/** Checks this many histories of shared work to the paisa; then every planted bug must be found. */
export const runSharedHistories = (runs: number): SharedRun => {
  let [histories, jobs] = [0, 0];
  const outcome = fc.check(
    fc.property(anySharedHistory, (steps) => {
      const books = keepSharedBooks(steps);
      histories += 1;
      jobs += books.jobs.length;
      const wrong = checkSharedBooks(books);
      if (wrong.length > 0) throw new Error(wrong.join('; '));
    }),
    { numRuns: runs, endOnFailure: true },
  );
  const bugs = Object.entries(SHARED_BUGS);
  const missed = bugs.filter(([, bug]) => !finds(bug)).map(([name]) => `not found: ${name}`);
  const failures = [
    ...(outcome.failed ? [fc.defaultReportMessage(outcome) ?? 'shared work is unexplained'] : []),
    ...missed,
  ];
  return { histories, jobs, bugs: bugs.length, found: bugs.length - missed.length, failures };
};

import fc from 'fast-check';
import { LEDGER_BUGS } from './ledger-bugs.ts';
import { checkBooks } from './ledger-history-check.ts';
import { anyHistory } from './ledger-history-steps.ts';
import { HONEST, type Bench } from './ledger-history-books.ts';
import { keepBooks } from './ledger-history.ts';

export type LedgerRun = {
  readonly histories: number;
  readonly events: number;
  readonly entries: number;
  readonly causes: ReadonlySet<string>;
  readonly bugs: number;
  readonly found: number;
  readonly failures: readonly string[];
};

const BUG_RUNS = 400;

const finds = (bug: Partial<Bench>): boolean =>
  fc.check(
    fc.property(
      anyHistory,
      (steps) => checkBooks(keepBooks(steps, { ...HONEST, ...bug })).length === 0,
    ),
    { numRuns: BUG_RUNS, endOnFailure: true },
  ).failed;

/** Checks this many histories to the paisa; then every planted bug must be found. */
export const runLedgerHistories = (runs: number): LedgerRun => {
  const failures: string[] = [];
  const causes = new Set<string>();
  let [histories, events, entries] = [0, 0, 0];
  const outcome = fc.check(
    fc.property(anyHistory, (steps) => {
      const books = keepBooks(steps);
      const wrong = checkBooks(books);
      histories += 1;
      events += books.posted.length;
      for (const { cause, entries: own } of books.posted) {
        causes.add(cause.split(':')[0] ?? '');
        entries += own.length;
      }
      return wrong.length === 0;
    }),
    { numRuns: runs, endOnFailure: true },
  );
  if (outcome.failed) failures.push(fc.defaultReportMessage(outcome) ?? 'a history is unexplained');
  const bugs = Object.entries(LEDGER_BUGS);
  const missed = bugs.filter(([, bug]) => !finds(bug)).map(([name]) => name);
  failures.push(...missed.map((name) => `not found: ${name}`));
  const found = bugs.length - missed.length;
  return { histories, events, entries, causes, bugs: bugs.length, found, failures };
};

import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const HISTORIES = 5000;

export const ledger: Figure = {
  name: 'ledger',
  bar: 0,
  says: 'rupees without an explanation in 5,000 generated histories of bills, visits, cash, captures before and after the work, what it sends back, reversals, refunds, tips, corrections, deposits, payouts, transfers that come back, TDS and rate changes, and in as many of work that several servicemen share; exactly the bar, and every seeded bug found',
  measure: async () => {
    const { runLedgerHistories } = await import('../../../apps/api/proofs/ledger-histories.ts');
    const { runSharedHistories } =
      await import('../../../apps/api/proofs/shared-work-histories.ts');
    const run = runLedgerHistories(HISTORIES);
    const shared = runSharedHistories(HISTORIES);
    const failures = [...run.failures, ...shared.failures];
    tellFailures(failures);
    return {
      value: failures.length,
      ok:
        failures.length === 0 &&
        run.histories >= HISTORIES &&
        run.found === run.bugs &&
        shared.histories >= HISTORIES &&
        shared.found === shared.bugs,
      explanation: {
        histories: run.histories,
        events: run.events,
        entries: run.entries,
        causes: run.causes.size,
        bugsSeeded: run.bugs,
        bugsFound: run.found,
        sharedHistories: shared.histories,
        sharedJobs: shared.jobs,
        sharedBugsSeeded: shared.bugs,
        sharedBugsFound: shared.found,
      },
    };
  },
};

import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const HISTORIES = 5000;

export const ledger: Figure = {
  name: 'ledger',
  bar: 0,
  says: 'rupees without an explanation in 5,000 generated histories of bills, payments, reversals, refunds, tips, corrections, deposits, payouts and rate changes; exactly the bar, and every seeded bug found',
  measure: async () => {
    const { runLedgerHistories } = await import('../../../apps/api/proofs/ledger-histories.ts');
    const run = runLedgerHistories(HISTORIES);
    tellFailures(run.failures);
    return {
      value: run.failures.length,
      ok: run.failures.length === 0 && run.histories >= HISTORIES && run.found === run.bugs,
      explanation: {
        histories: run.histories,
        events: run.events,
        entries: run.entries,
        bugsSeeded: run.bugs,
        bugsFound: run.found,
      },
    };
  },
};

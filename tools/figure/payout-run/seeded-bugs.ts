import type { SeededFault } from '../offline/seeded-faults.ts';

const PAYABLE = 'packages/domain/src/payouts/payable.ts';
const RESULTS = 'packages/domain/src/payouts/bank-results.ts';
const MIGRATION = 'apps/api/src/db/migrations/0085_payout_runs.sql';

/** Bugs of a payout run, by exact lines of the source, with the locks of the database that would stop them. */
export const SEEDED_BUGS: readonly (readonly SeededFault[])[] = [
  [
    {
      name: 'posting at the click of the second person',
      file: 'apps/api/src/modules/payouts/calls/confirm-payout-run.ts',
      changes: [['amount }) => amount === 0)', 'amount }) => amount >= 0)']],
    },
  ],
  [
    {
      name: 'results that arrive again are taken again',
      file: RESULTS,
      changes: [["if (row.state !== 'waiting') {", "if (row.state === 'left-out') {"]],
    },
    {
      name: 'and the database lets an answered row change',
      file: MIGRATION,
      changes: [
        ["IF OLD.state <> 'waiting' AND (", "IF OLD.state = 'left-out' AND ("],
        ['CREATE UNIQUE INDEX payouts_row ON', 'CREATE INDEX payouts_row ON'],
      ],
    },
  ],
  [
    {
      name: 'the version of the bank account is not part of the command',
      file: PAYABLE,
      changes: [['facts.bank?.version === frozen.bankVersion', 'facts.bank !== null']],
    },
    {
      name: 'and the file has whatever account is there now',
      file: 'apps/api/src/modules/payouts/row-store.ts',
      changes: [
        [
          'k.account_id = r.serviceman_id AND k.version = r.bank_version',
          'k.account_id = r.serviceman_id',
        ],
      ],
    },
  ],
  [
    {
      name: 'cash of a reported deposit is kept, too',
      file: PAYABLE,
      changes: [
        ['payoutOf(payable, minus(cashInHand, depositing))', 'payoutOf(payable, cashInHand)'],
        [
          'minus(payable, frozen.amount), minus(cashInHand, depositing)',
          'minus(payable, frozen.amount), cashInHand',
        ],
      ],
    },
  ],
];

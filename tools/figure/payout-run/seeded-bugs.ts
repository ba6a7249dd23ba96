import type { SeededFault } from '../offline/seeded-faults.ts';

const PAYABLE = 'packages/domain/src/payouts/payable.ts';
const RESULTS = 'packages/domain/src/payouts/bank-results.ts';
const TRANSFER = 'packages/domain/src/payouts/transfer.ts';
const RUNS = 'apps/api/src/db/migrations/0085_payout_runs.sql';
const TRANSFERS = 'apps/api/src/db/migrations/0088_payout_transfers.sql';

type SeededBug = { readonly way: 'file' | 'provider'; readonly faults: readonly SeededFault[] };

/** Bugs of a payout run, by exact lines of the source, with the locks of the database that would stop them. */
export const SEEDED_BUGS: readonly SeededBug[] = [
  {
    way: 'file',
    faults: [
      {
        name: 'posting at the click of the second person',
        file: 'apps/api/src/modules/payouts/calls/confirm-payout-run.ts',
        changes: [['amount }) => amount === 0)', 'amount }) => amount >= 0)']],
      },
    ],
  },
  {
    way: 'file',
    faults: [
      {
        name: 'results that arrive again are taken again',
        file: RESULTS,
        changes: [['if (!isNew) {', "if (row.state === 'left-out') {"]],
      },
      {
        name: 'and the database lets an answered row change',
        file: TRANSFERS,
        changes: [["IF OLD.state <> 'waiting' AND (", "IF OLD.state = 'left-out' AND ("]],
      },
      {
        name: 'and a row may have two payouts',
        file: RUNS,
        changes: [['CREATE UNIQUE INDEX payouts_row ON', 'CREATE INDEX payouts_row ON']],
      },
    ],
  },
  {
    way: 'file',
    faults: [
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
  },
  {
    way: 'file',
    faults: [
      {
        name: 'cash of a reported deposit is kept, too',
        file: PAYABLE,
        changes: [
          ['payoutOf(payable, minus(cashInHand, depositing))', 'payoutOf(payable, cashInHand)'],
          [
            'minus(payable, sumOf([amount, fee])), minus(cashInHand, depositing)',
            'minus(payable, sumOf([amount, fee])), cashInHand',
          ],
        ],
      },
    ],
  },
  {
    way: 'provider',
    faults: [
      {
        name: 'each request to the provider has a key of its own',
        file: 'apps/api/src/platform/payouts/razorpayx.ts',
        changes: [["'payouts', { body, key })", "'payouts', { body, key: crypto.randomUUID() })"]],
      },
    ],
  },
  {
    way: 'provider',
    faults: [
      {
        name: 'webhooks alone: nobody asks what became of a transfer',
        file: TRANSFER,
        changes: [
          ['if (paidAt === null) return now +', 'if (paidAt === null && now < 0) return now +'],
          ['? null : now + DAY_MS', '? null : null'],
        ],
      },
    ],
  },
  {
    way: 'provider',
    faults: [
      {
        name: 'a transfer that came back stays paid',
        file: TRANSFER,
        changes: [['paidAs !== null && isUndone)', 'paidAs === null && isUndone)']],
      },
    ],
  },
];

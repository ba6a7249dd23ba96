import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { runLedgerHistories } from './ledger-histories.ts';

const RUNS = 400;

it(`ledger check explains every rupee of ${RUNS} random histories and finds every planted bug`, () => {
  const { failures, causes, histories, bugs, found } = runLedgerHistories(RUNS);
  expect(failures).toEqual([]);
  expect({ histories, found }).toEqual({ histories: RUNS, found: bugs });
  expect(bugs).toBeGreaterThanOrEqual(25);
  expect([...causes].toSorted()).toEqual([
    'bill',
    'capture',
    'correction',
    'deposit',
    'online-refund',
    'payment',
    'payout',
    'payout-return',
    'refund',
    'reversal',
    'tip',
    'visit',
    'visit-settled',
    'withholding',
  ]);
}, 60_000);

it('adding rupees as floats does not give the exact sum of paise', () => {
  expect(() => paise((599.1 + 0.2) * 100)).toThrow(RangeError);
});

import { expect, it } from 'vitest';
import { paise } from '../money.ts';
import { mayCancel, mayConfirm, mayRecord, maySend, RUN_STATES } from './run.ts';

const TOTALS = { people: 3, amount: paise(90_000) };
const named = (result: { ok: true } | { ok: false; refusal: string }): string =>
  result.ok ? 'ok' : result.refusal;

it('each step of a run is possible in its states alone', () => {
  const table = RUN_STATES.map((state) =>
    [mayConfirm(state, TOTALS, TOTALS), maySend(state), mayCancel(state), mayRecord(state, 'file')]
      .map(named)
      .join(' '),
  );
  expect(table).toEqual([
    'ok payout.run-unconfirmed ok payout.file-not-taken',
    'payout.run-over ok ok payout.file-not-taken',
    'payout.run-over payout.file-taken payout.file-taken ok',
    'payout.run-over payout.file-taken payout.run-over ok',
    'payout.run-over payout.run-over payout.run-over payout.run-over',
  ]);
});

it('a run is confirmed with its own sums alone', () => {
  const other = [
    { people: 2, amount: paise(90_000) },
    { people: 3, amount: paise(90_001) },
  ];
  expect(other.map((seen) => named(mayConfirm('prepared', TOTALS, seen)))).toEqual([
    'payout.run-changed',
    'payout.run-changed',
  ]);
});

it('nobody answers for the provider', () => {
  for (const state of RUN_STATES)
    expect(named(mayRecord(state, 'provider'))).toBe('payout.provider-answers');
});

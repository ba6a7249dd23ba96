import type { Paise } from '../money.ts';
import { accepted, refused, type Result } from '../result.ts';

/** Prepared by one person, confirmed by a second, sent to the bank, done when every row has an answer. */
export const RUN_STATES = ['prepared', 'confirmed', 'sent', 'done', 'cancelled'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** How a run reaches the bank: a file that somebody uploads, or the payouts provider. */
export const RUN_WAYS = ['file', 'provider'] as const;
export type RunWay = (typeof RUN_WAYS)[number];

/** `kept` needed no transfer; `not-sent` waits for the next run; `returned` came back after it was paid. */
export const ROW_STATES = [
  'waiting',
  'kept',
  'paid',
  'failed',
  'not-sent',
  'left-out',
  'returned',
] as const;
export type RowState = (typeof ROW_STATES)[number];

/** What is in the run: sums of the rows that are not left out. */
type RunTotals = { readonly people: number; readonly amount: Paise };

/** The numbers are part of the command: nobody confirms another run than the one on the screen. */
export const mayConfirm = (
  state: RunState,
  totals: RunTotals,
  seen: RunTotals,
): Result<null, 'payout.run-over' | 'payout.run-changed'> => {
  if (state !== 'prepared') return refused('payout.run-over');
  return totals.people === seen.people && totals.amount === seen.amount
    ? accepted(null)
    : refused('payout.run-changed');
};

/** Once, in one of the two ways. */
export const maySend = (
  state: RunState,
): Result<null, 'payout.run-unconfirmed' | 'payout.file-taken' | 'payout.run-over'> => {
  if (state === 'confirmed') return accepted(null);
  if (state === 'prepared') return refused('payout.run-unconfirmed');
  return refused(state === 'cancelled' ? 'payout.run-over' : 'payout.file-taken');
};

/** Once it has left, only the bank's answers end the run. */
export const mayCancel = (
  state: RunState,
): Result<null, 'payout.file-taken' | 'payout.run-over'> => {
  if (state === 'prepared' || state === 'confirmed') return accepted(null);
  return refused(state === 'sent' ? 'payout.file-taken' : 'payout.run-over');
};

/** A finished run still accepts the same answers again. Of a run that the provider sends, nobody else answers. */
export const mayRecord = (
  state: RunState,
  way: RunWay | null,
): Result<null, 'payout.file-not-taken' | 'payout.run-over' | 'payout.provider-answers'> => {
  if (way === 'provider') return refused('payout.provider-answers');
  if (state === 'sent' || state === 'done') return accepted(null);
  return refused(state === 'cancelled' ? 'payout.run-over' : 'payout.file-not-taken');
};

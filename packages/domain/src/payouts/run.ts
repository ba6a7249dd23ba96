import type { Paise } from '../money.ts';
import { accepted, refused, type Result } from '../result.ts';

/** Prepared by one person, confirmed by a second, sent to the bank as a file, done when every row has an answer. */
export const RUN_STATES = ['prepared', 'confirmed', 'sent', 'done', 'cancelled'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** `kept` needed no transfer; `not-sent` never reached the bank and waits for the next run. */
export const ROW_STATES = ['waiting', 'kept', 'paid', 'failed', 'not-sent', 'left-out'] as const;
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

export const mayTakeFile = (
  state: RunState,
): Result<null, 'payout.run-unconfirmed' | 'payout.file-taken' | 'payout.run-over'> => {
  if (state === 'confirmed') return accepted(null);
  if (state === 'prepared') return refused('payout.run-unconfirmed');
  return refused(state === 'cancelled' ? 'payout.run-over' : 'payout.file-taken');
};

/** Once the file has left, only the bank's answers end the run. */
export const mayCancel = (
  state: RunState,
): Result<null, 'payout.file-taken' | 'payout.run-over'> => {
  if (state === 'prepared' || state === 'confirmed') return accepted(null);
  return refused(state === 'sent' ? 'payout.file-taken' : 'payout.run-over');
};

/** A finished run still accepts the same answers again. */
export const mayRecord = (
  state: RunState,
): Result<null, 'payout.file-not-taken' | 'payout.run-over'> => {
  if (state === 'sent' || state === 'done') return accepted(null);
  return refused(state === 'cancelled' ? 'payout.run-over' : 'payout.file-not-taken');
};

import { PACES } from '@karigar/domain/payouts/pace';
import { ROW_STATES, RUN_STATES, RUN_WAYS } from '@karigar/domain/payouts/run';
import { TRANSFER_STATUSES } from '@karigar/domain/payouts/transfer';
import { LEFT_OUT } from '@karigar/domain/payouts/payable';
import * as z from 'zod/mini';
import {
  amount,
  instant,
  maybeInstant,
  maybeWholeNumber,
  maybeWords,
  wholeNumber,
  words,
} from '../wire/values.ts';

/** A run and its sums, which the first person confirms and the second agrees to. */
export const payoutRun = {
  id: wholeNumber,
  state: z.enum(RUN_STATES),
  /** Of everybody who is not left out. */
  people: wholeNumber,
  amount,
  kept: amount,
  leftOut: wholeNumber,
  /** Rows by their answer; `failed` counts those that were not sent or came back, too. */
  waiting: wholeNumber,
  paid: wholeNumber,
  failed: wholeNumber,
  preparedBy: words,
  preparedAt: instant,
  confirmedBy: maybeWords,
  confirmedAt: maybeInstant,
  /** How it reached the bank; missing until then, and for a file. */
  way: z.optional(z.enum(RUN_WAYS)),
  /** Who took the file or sent the run. */
  fileTakenBy: maybeWords,
  fileTakenAt: maybeInstant,
  endedAt: maybeInstant,
  /** Only of a daily run: it takes this fee from everybody in it together. */
  pace: z.optional(z.enum(PACES)),
  fee: z.optional(amount),
};

export const leftOutWhy = z.nullable(z.enum(LEFT_OUT));

export const payoutRow = z.object({
  id: wholeNumber,
  /** As in the bank's file and in its answer. */
  reference: words,
  servicemanId: wholeNumber,
  name: words,
  /** To the bank account. */
  amount,
  /** Paid by leaving this much of the cash in hand with the serviceman. */
  kept: amount,
  /** Such as 'XX9035'; empty where nothing is transferred. */
  bank: words,
  bankVersion: maybeWholeNumber,
  state: z.enum(ROW_STATES),
  leftOut: leftOutWhy,
  utr: maybeWords,
  /** Of the bank, about a transfer that failed or came back. */
  words: maybeWords,
  /** What the provider said last; missing for a file. */
  transfer: z.optional(z.enum(TRANSFER_STATUSES)),
  /** Of a daily payout: what it costs the serviceman. */
  fee: z.optional(amount),
});

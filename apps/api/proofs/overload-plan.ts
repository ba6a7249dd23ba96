import type { CallClass } from '#platform/admission';

/** In every request: replaced by a new key, so that no write is a repetition. */
export const KEY_PLACE = '00000000-0000-4000-8000-000000000000';

export type Stream = {
  readonly of: CallClass;
  /** Of all requests. */
  readonly share: number;
  /** Whole HTTP requests, sent in turn. */
  readonly requests: readonly string[];
};

export type OverloadPlan = {
  readonly port: number;
  readonly streams: readonly Stream[];
  readonly seconds: number;
  /** Requests a second, whatever became of the earlier ones; or so many at a time, each after its reply. */
  readonly load: { readonly rate: number } | { readonly atOnce: number };
};

export type ClassTally = {
  readonly sent: number;
  /** Successes within a second. */
  readonly good: number;
  readonly refused: number;
  /** Anything else: late, failed, no reply. */
  readonly lost: number;
};

export type OverloadResult = {
  readonly seconds: number;
  readonly tallies: Readonly<Partial<Record<CallClass, ClassTally>>>;
  /** Milliseconds of each refusal, ascending. */
  readonly refusals: Float64Array;
  /** Of each second, by when a request was sent: which share of its requests was good. */
  readonly goodBySecond: readonly number[];
};

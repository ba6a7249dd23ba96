import type { Instant } from '../dates/instant.ts';
import { addWorkingDays } from '../dates/working-days.ts';
import type { RunState, RunWay } from './run.ts';

/** Whoever asked for a second person has so long before the request ends to ask somebody in person. */
const BEFORE_END_MS = 4 * 3_600_000;

/** What a payout run waits for, which somebody of the desk money sees. */
type RunWaitsFor =
  | 'confirm'
  | 'second-person'
  | 'file'
  | 'answers'
  | 'balance'
  | 'approval'
  | 'provider';

/** Transfers that wait for money or for a person at the provider are seen to on the same day. */
const STUCK_MS = 4 * 3_600_000;

/** What the open transfers of a run wait for at the provider, and since when. */
type Stuck = { readonly for: 'balance' | 'approval'; readonly since: Instant };

export type WaitingRun = {
  readonly state: RunState;
  readonly preparedAt: Instant;
  /** When the request for a second person ends; null without one. */
  readonly askedUntil: Instant | null;
  readonly confirmedAt: Instant | null;
  readonly sentAt: Instant | null;
  /** Null until it is sent. */
  readonly way: RunWay | null;
  readonly stuck: Stuck | null;
};

/** The provider ends transfers by itself: a person looks where it waits for one, or does not end them. */
const providerWaits = (sentAt: Instant, stuck: Stuck | null, now: Instant) => {
  if (stuck !== null) return { what: stuck.for, dueAt: stuck.since + STUCK_MS };
  const dueAt = addWorkingDays(sentAt, 2);
  return now < addWorkingDays(sentAt, 1) ? null : { what: 'provider' as const, dueAt };
};

/**
 * What a run waits for and by when: everybody in it is in no other run. A request for a second person is in the queue of
 * the others by itself; near its end the run is shown to everybody, also to who asked.
 */
export const runWaits = (
  { state, preparedAt, askedUntil, confirmedAt, sentAt, way, stuck }: WaitingRun,
  now: Instant,
): { readonly what: RunWaitsFor; readonly dueAt: Instant } | null => {
  if (state === 'prepared' && askedUntil !== null)
    return now < askedUntil - BEFORE_END_MS ? null : { what: 'second-person', dueAt: askedUntil };
  if (state === 'prepared') return { what: 'confirm', dueAt: addWorkingDays(preparedAt, 1) };
  if (state === 'confirmed' && confirmedAt !== null)
    return { what: 'file', dueAt: addWorkingDays(confirmedAt, 1) };
  if (state !== 'sent' || sentAt === null) return null;
  if (way === 'provider') return providerWaits(sentAt, stuck, now);
  return { what: 'answers', dueAt: addWorkingDays(sentAt, 2) };
};

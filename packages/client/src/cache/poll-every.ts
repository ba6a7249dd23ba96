import { liveState } from './live-state.ts';
import { ReadFailed } from './read.ts';

/** The poll interval while hints arrive, in case of a change without a hint. */
const SAFETY_POLL_MS = 600_000;

/** After hints have stopped: the change, the reply and the drawing are all within the interval. */
const SOONER = 0.6;

/**
 * Polls this long after the last reply, so that polls never overlap; later if the server asks for it, and rarely
 * while hints arrive.
 */
export const pollEvery =
  (ms: number, whileLive = SAFETY_POLL_MS) =>
  ({ state: { error } }: { readonly state: { readonly error: Error | null } }): number => {
    const failure = error instanceof ReadFailed ? error.failure : null;
    const pollMs = liveState.hasFallen() ? SOONER * ms : ms;
    const due = liveState.isUp() && failure === null ? whileLive : pollMs;
    return Math.max(due, failure?.kind === 'unavailable' ? (failure.retryAfterMs ?? 0) : 0);
  };

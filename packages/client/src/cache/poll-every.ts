import { liveState } from './live-state.ts';
import { ReadFailed } from './read.ts';

/** The poll interval while hints arrive, in case of a change without a hint. */
const SAFETY_POLL_MS = 600_000;

/**
 * Polls this long after the last reply, so that polls never overlap; later if the server asks for it, and rarely
 * while hints arrive.
 */
export const pollEvery =
  (ms: number, whileLive = SAFETY_POLL_MS) =>
  ({ state: { error } }: { readonly state: { readonly error: Error | null } }): number => {
    const failure = error instanceof ReadFailed ? error.failure : null;
    const due = liveState.isUp() && failure === null ? whileLive : ms;
    return Math.max(due, failure?.kind === 'unavailable' ? (failure.retryAfterMs ?? 0) : 0);
  };

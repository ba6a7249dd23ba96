import type { Entry } from '#shared/action-queue/action';

const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** Waiting by themselves these change nothing: they need him, or another page. */
const NEEDS_HIM: ReadonlySet<string> = new Set(['signed-out', 'outdated', 'hidden']);

/**
 * Asks again for what waits, later and later and never at the same moment as everybody else; where the server asked
 * for time, not before.
 */
export const createRetrier = (
  resend: () => void,
  random: () => number = Math.random,
): { readonly look: (entries: readonly Entry[]) => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  const waitFor = (longest: number, asked: number): number =>
    Math.max(asked, longest / 2 + (longest / 2) * random());

  return {
    look: (entries) => {
      const waits = entries.flatMap(({ state }) =>
        state.kind === 'waiting' && !NEEDS_HIM.has(state.because) ? [state] : [],
      );
      if (waits.length === 0) {
        clearTimeout(timer);
        timer = undefined;
        tries = 0;
        return;
      }
      if (timer !== undefined) return;
      const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** tries);
      const asked = Math.max(0, ...waits.map(({ retryAfterMs }) => retryAfterMs ?? 0));
      timer = setTimeout(
        () => {
          timer = undefined;
          tries += 1;
          resend();
        },
        waitFor(longest, asked),
      );
    },
  };
};

import type { Entry } from './action.ts';

const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** Retrying does not help with these: they need the user, or another page. */
const NEEDS_USER_ACTION: ReadonlySet<string> = new Set(['signed-out', 'outdated', 'hidden']);

/** Retries waiting actions with growing, random delays; not before the time that the server asked for. */
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
        state.kind === 'waiting' && !NEEDS_USER_ACTION.has(state.because) ? [state] : [],
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

import { ReadFailed } from './read.ts';

/** Reads again so long after the last answer, so that polls never overlap; later where the server asks for it. */
export const pollEvery =
  (ms: number) =>
  ({ state: { error } }: { readonly state: { readonly error: Error | null } }): number => {
    const failure = error instanceof ReadFailed ? error.failure : null;
    return Math.max(ms, failure?.kind === 'unavailable' ? (failure.retryAfterMs ?? 0) : 0);
  };

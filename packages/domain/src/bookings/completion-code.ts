import type { Instant } from '../dates/instant.ts';
import { accepted, refused, type Result } from '../result.ts';

const TRIES = 5;
export const COMPLETION_CODE_LIFE_MS = 24 * 3_600_000;

export type CompletionCodeRefusal = 'otp.mismatch' | 'otp.expired' | 'otp.too-many-tries';

type Guesses = {
  readonly tries: number;
  readonly expiresAt: Instant | null;
  readonly now: Instant;
};

/** Five guesses in total, until a day after the work ended. `matches` is called only when a guess is left. */
export const tryCompletionCode = (
  code: Guesses & { readonly matches: () => boolean },
): Result<null, CompletionCodeRefusal> => {
  if (code.tries >= TRIES) return refused('otp.too-many-tries');
  if (code.expiresAt !== null && code.now > code.expiresAt) return refused('otp.expired');
  return code.matches() ? accepted(null) : refused('otp.mismatch');
};

/** No further guess is accepted. */
export const isCodeSpent = (code: Guesses): boolean =>
  !tryCompletionCode({ ...code, matches: () => true }).ok;

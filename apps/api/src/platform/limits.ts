import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export type LimitAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly retryAfterMs: number };

export type Limit = {
  readonly take: (key: string) => Promise<LimitAnswer>;
  /** Returns one take, which then never counted. */
  readonly giveBack: (key: string) => Promise<void>;
};

const LONGEST_KEY = 64;

const shortened = (key: string): string =>
  key.length <= LONGEST_KEY ? key : createHash('sha256').update(key).digest('base64url');

/**
 * Limits takes per key and time window, in this process. Beyond `keysKept` the oldest window is
 * evicted, so that a flood of keys uses bounded memory.
 */
export const createLimit = (setup: {
  readonly points: number;
  readonly seconds: number;
  readonly keysKept?: number;
}): Limit => {
  const keysKept = setup.keysKept ?? 100_000;
  const limiter = new RateLimiterMemory({ points: setup.points, duration: setup.seconds });
  const byWindowStart = new Set<string>();

  const remember = async (key: string): Promise<void> => {
    byWindowStart.delete(key);
    byWindowStart.add(key);
    const [first] = byWindowStart;
    if (byWindowStart.size <= keysKept || first === undefined) return;
    byWindowStart.delete(first);
    await limiter.delete(first);
  };

  return {
    take: async (written) => {
      const key = shortened(written);
      try {
        const taken = await limiter.consume(key);
        if (taken.isFirstInDuration) await remember(key);
        return { ok: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { ok: false, retryAfterMs: Math.max(1, refusal.msBeforeNext) };
      }
    },
    giveBack: async (written) => void (await limiter.reward(shortened(written), 1)),
  };
};

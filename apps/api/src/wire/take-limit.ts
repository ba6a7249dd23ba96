import type { Limit } from '#platform/limits';
import { CallError } from './call-error.ts';

/** Takes one of the limit, or refuses the call with the time to wait. */
export const takeOrThrow = async (limit: Limit, key: string): Promise<void> => {
  const taken = await limit.take(key);
  if (!taken.ok) throw new CallError('limit.too-many', Math.ceil(taken.retryAfterMs / 1000));
};

import { CallError } from '#wire/call-error';
import type { PreparingScope } from '#wire/define-handler';
import { networkOf } from '../auth/network.ts';

/** Rows for people nobody knows yet cost a caller nothing, so one network may begin only so many. */
export const takeNewcomer = async ({ context, address }: PreparingScope): Promise<void> => {
  const taken = await context.limits.newcomers.take(networkOf(address));
  if (!taken.ok) throw new CallError('limit.too-many', Math.ceil(taken.retryAfterMs / 1000));
};

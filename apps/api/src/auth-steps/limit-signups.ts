import { CallError } from '#wire/call-error';
import type { PreparingScope } from '#wire/define-handler';
import { networkOf } from '#auth/network';

/** Limits new accounts per network: creating rows for unknown callers costs those callers nothing. */
export const limitSignups = async ({ context, address }: PreparingScope): Promise<void> => {
  const taken = await context.limits.newcomers.take(networkOf(address));
  if (!taken.ok) throw new CallError('limit.too-many', Math.ceil(taken.retryAfterMs / 1000));
};

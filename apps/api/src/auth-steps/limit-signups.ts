import { CallError } from '#wire/call-error';
import type { PreparingScope } from '#wire/define-handler';
import { networkOf, wideNetworkOf } from '#auth/network';
import type { Limit } from '#platform/limits';

const take = async (limit: Limit, network: string): Promise<void> => {
  const taken = await limit.take(network);
  if (!taken.ok) throw new CallError('limit.too-many', Math.ceil(taken.retryAfterMs / 1000));
};

/** Limits new accounts per network: creating rows for unknown callers costs those callers nothing. */
export const limitSignups = async ({ context, address }: PreparingScope): Promise<void> => {
  await take(context.limits.newcomers, networkOf(address));
};

type Asking = Pick<PreparingScope, 'context' | 'address'>;

/**
 * A refused sign-up tells that an account exists. It counts before it is tried, so that parallel
 * tries count too; a sign-up that succeeds is uncounted.
 */
export const takeRefusedSignup = ({ context, address }: Asking): Promise<void> =>
  take(context.limits.refusedSignups, wideNetworkOf(address));

export const giveBackRefusedSignup = ({ context, address }: Asking): Promise<void> =>
  context.limits.refusedSignups.giveBack(wideNetworkOf(address));

import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import type { PushMessage } from '#platform/push';
import { forgetGone } from './push-store.ts';

type Parts = Pick<Context, 'push' | 'databases' | 'metrics' | 'log'>;

/** True when the push service accepted it. Removes a subscription that is gone. */
export const deliverPush = async (
  { push, databases, metrics, log }: Parts,
  subscriptionId: number,
  message: PushMessage,
): Promise<boolean> => {
  if (push === null) return false;
  const outcome = await push.send(message).catch((error: unknown) => {
    metrics.pushed('failed');
    throw error;
  });
  metrics.pushed(outcome);
  if (outcome === 'gone') {
    await databases.system.transaction(SYSTEM, (tx) =>
      forgetGone(tx, subscriptionId, message.to.endpoint),
    );
  }
  // Not retried: the service would reject it again.
  if (outcome === 'rejected') log.error({ subscriptionId }, 'push: rejected by the service');
  return outcome === 'sent';
};

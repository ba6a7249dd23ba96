import { subscribePush } from '@karigar/contract/push/subscribe-push';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf, sessionOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { keepSubscription } from '../subscription-store.ts';

const MOST_PER_ACCOUNT = 10;

/** Bound to the caller: the endpoint may still belong to the previous account. */
export const subscribePushHandler = defineHandler(
  subscribePush,
  async (address, { context: { push }, tx, who, now }) => {
    if (push === null) return refused('push.off');
    if (!push.accepts(address)) return refused('push.endpoint-refused');
    const of = { accountId: accountOf(who), sessionId: sessionOf(who), now: new Date(now) };
    return accepted({ playerId: await keepSubscription(tx, of, address, MOST_PER_ACCOUNT) });
  },
  { as: 'system', of: 'caller' },
);

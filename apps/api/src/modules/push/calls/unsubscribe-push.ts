import { unsubscribePush } from '@karigar/contract/push/unsubscribe-push';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { removeSubscription } from '../subscription-store.ts';

export const unsubscribePushHandler = defineHandler(
  unsubscribePush,
  async ({ playerId }, { tx, who }) => {
    await removeSubscription(tx, accountOf(who), playerId);
    return accepted(null);
  },
);

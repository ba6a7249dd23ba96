import { testPush } from '@karigar/contract/push/test-push';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { addTask } from '#relay/outbox-store';
import { defineHandler } from '#wire/define-handler';
import { lockSubscription, noteTest } from '../subscription-store.ts';

const BETWEEN_TESTS_MS = 15_000;

export const testPushHandler = defineHandler(
  testPush,
  async ({ playerId, mark }, { context: { push }, tx, who, now }) => {
    if (push === null) return refused('push.off');
    const subscription = await lockSubscription(tx, accountOf(who), playerId);
    if (subscription === null) return refused('push.not-subscribed');
    const testedAt = subscription.tested_at?.getTime() ?? 0;
    if (now - testedAt < BETWEEN_TESTS_MS) return refused('push.tested-just-now');
    await noteTest(tx, subscription.id, new Date(now));
    await addTask(tx, 'send-test-push', { subscriptionId: subscription.id, mark, askedAt: now });
    return accepted(null);
  },
);

import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import type { Task } from '#platform/job-worker';
import { say } from '#platform/texts';
import { deliverPush } from './deliver-push.ts';
import { findAddress } from './push-store.ts';

/** Later, the user no longer looks at the test and would take it for a real notification. */
const TTL_SECONDS = 60;

const TITLE = msg`Test alert`;
const BODY = msg`Alerts work on this phone.`;

const payloadSchema = z.object({
  subscriptionId: z.number(),
  mark: z.string(),
  askedAt: z.number(),
});

export const sendTestPush =
  (context: Context): Task =>
  async (payload) => {
    const { subscriptionId, mark, askedAt } = z.parse(payloadSchema, payload);
    const { databases, clock } = context;
    const ttlSeconds = Math.ceil(TTL_SECONDS - (clock() - askedAt) / 1000);
    if (ttlSeconds <= 0) return;
    const row = await databases.system.transaction(SYSTEM, (tx) =>
      findAddress(tx, subscriptionId, new Date(clock())),
    );
    if (row === null) return;
    const { language } = row;
    const [title, body] = [say(TITLE, language), say(BODY, language)];
    const worded = { kind: 'test', mark, title, body, language };
    await deliverPush(context, subscriptionId, {
      to: row,
      payload: worded,
      ttlSeconds,
      urgent: true,
      topic: 'test',
    });
  };

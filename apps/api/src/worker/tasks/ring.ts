import * as z from 'zod/mini';
import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import type { Task } from '#platform/job-worker';
import { addJobs, type NewJob } from '#platform/jobs';
import { findTold, type ToldRow } from './push-store.ts';

const MINUTE = 60_000;
/** Later and later, the last about half an hour after the first; then it is a dead letter. */
const PUSH_ATTEMPTS = 8;

const payloadSchema = z.object({ notificationId: z.number() });

/** A job for each phone, so that one that fails holds up no other; and for what may not be missed, a second way. */
export const ring =
  ({ databases, config }: Context): Task =>
  async (payload) => {
    const { notificationId } = z.parse(payloadSchema, payload);
    const pushTo = (subscriptionId: number): NewJob => ({
      task: 'send-push',
      payload: { notificationId, subscriptionId },
      key: `send-push:${notificationId}:${subscriptionId}`,
      maxAttempts: PUSH_ATTEMPTS,
    });
    const unseenSms = ({ kind, created_at, sms_sent_at }: ToldRow): NewJob[] =>
      kind !== 'booking-assigned' || sms_sent_at !== null
        ? []
        : [
            {
              task: 'send-unseen-sms',
              payload: { notificationId },
              key: `send-unseen-sms:${notificationId}`,
              runAt: new Date(created_at.getTime() + config.unseenSmsMinutes * MINUTE),
            },
          ];
    await databases.system.transaction(SYSTEM, async (tx) => {
      const told = await findTold(tx, notificationId);
      if (told === null || told.read_at !== null) return;
      const pushes = config.push === null ? [] : told.subscriptions.map(pushTo);
      await addJobs(tx, [...pushes, ...unseenSms(told)]);
    });
  };

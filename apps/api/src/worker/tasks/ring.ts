import * as z from 'zod/mini';
import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import type { Task } from '#platform/job-worker';
import { addJobs, type NewJob } from '#platform/jobs';
import { findNotification, type NotificationRow } from './push-store.ts';

const MINUTE = 60_000;
/** With growing delays, the last about half an hour after the first; then it is a dead letter. */
const PUSH_ATTEMPTS = 8;

const payloadSchema = z.object({ notificationId: z.number() });

/** Queues a job per phone, so that a failing phone delays no other, and an SMS job for important kinds. */
export const ring =
  ({ databases, config }: Context): Task =>
  async (payload, job) => {
    const { notificationId } = z.parse(payloadSchema, payload);
    const pushTo = (subscriptionId: number): NewJob => ({
      task: 'send-push',
      payload: { notificationId, subscriptionId },
      key: `send-push:${notificationId}:${subscriptionId}`,
      maxAttempts: PUSH_ATTEMPTS,
    });
    const unseenSms = ({ kind, created_at, sms_sent_at }: NotificationRow): NewJob[] =>
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
      const notification = await findNotification(tx, notificationId);
      if (notification === null || notification.read_at !== null) return;
      const pushes = config.push === null ? [] : notification.subscriptions.map(pushTo);
      await addJobs(tx, [...pushes, ...unseenSms(notification)]);
      await job.finishIn(tx);
    });
  };

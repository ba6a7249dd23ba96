import { messageDue, messagePlanOf, OFFER_KIND } from '@karigar/domain/notifications/message-plan';
import * as z from 'zod/mini';
import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import type { Task } from '#platform/job-worker';
import { addJobs, type NewJob } from '#platform/jobs';
import { at, beginMessage } from './message-store.ts';
import { pushJob } from './push-job.ts';
import { findNotification, type NotificationRow } from './push-store.ts';
import { lookAgain } from './send-message.ts';

const MINUTE = 60_000;

const payloadSchema = z.object({ notificationId: z.number() });

/** Queues a job per phone and an SMS job for an assignment; what a customer must hear, and an offer, begins its plan. */
export const ring =
  ({ databases, config, clock, metrics }: Context): Task =>
  async (payload, job) => {
    const { notificationId } = z.parse(payloadSchema, payload);
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
      const { kind, is_customer: isCustomer, offer_until: offerUntil } = notification;
      const plan = isCustomer || kind === OFFER_KIND ? messagePlanOf(kind) : null;
      if (plan === null) {
        const pushes =
          config.push === null
            ? []
            : notification.subscriptions.map((one) => pushJob(notificationId, one));
        await addJobs(tx, [...pushes, ...unseenSms(notification)]);
      } else {
        const now = clock();
        // Of an offer that is over nobody is told any more.
        if (kind === OFFER_KIND && offerUntil === null) metrics.pushed('late');
        const dueAt = kind === OFFER_KIND ? offerUntil : at(messageDue(plan, now));
        const begun = dueAt && (await beginMessage(tx, notificationId, { now: at(now), dueAt }));
        if (begun !== null) await addJobs(tx, [lookAgain(begun)]);
      }
      await job.finishIn(tx);
    });
  };

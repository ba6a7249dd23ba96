import { text, type Text } from '@karigar/domain/language';
import * as z from 'zod/mini';
import type { Context } from '#context';
import { notificationText } from '#modules/notifications/index';
import { SYSTEM } from '#platform/db';
import type { Task } from '#platform/job-worker';
import { deliverPush } from './deliver-push.ts';
import { findPush, notePushed, type PushRow } from './push-store.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

type Manner = { readonly urgent: boolean; readonly ttlSeconds: number; readonly title?: Text };

const MANNERS: Readonly<Record<string, Manner>> = {
  'booking-assigned': {
    urgent: true,
    ttlSeconds: 4 * HOUR,
    title: text('New booking', 'नई बुकिंग'),
  },
  'job-offered': { urgent: true, ttlSeconds: 120, title: text('New job', 'नया काम') },
  'at-your-door': { urgent: true, ttlSeconds: HOUR },
  'chat-message': { urgent: true, ttlSeconds: DAY },
};
const USUAL: Manner = { urgent: false, ttlSeconds: DAY };

const mannerOf = (kind: string): Manner =>
  (Object.hasOwn(MANNERS, kind) ? MANNERS[kind] : undefined) ?? USUAL;

const payloadSchema = z.object({ notificationId: z.number(), subscriptionId: z.number() });

const worded = (id: number, row: PushRow, manner: Manner) => ({
  id,
  kind: row.kind,
  bookingId: row.booking_id,
  title: manner.title?.[row.language] ?? row.sender ?? 'Karigar',
  body: notificationText(row.kind, row.details, row.language),
  language: row.language,
});

/** One notification to one phone. Had it arrived and the job died, it arrives again and takes its own place. */
export const sendPush =
  (context: Context): Task =>
  async (payload) => {
    const { notificationId, subscriptionId } = z.parse(payloadSchema, payload);
    const { databases, clock, metrics } = context;
    const row = await databases.system.transaction(SYSTEM, (tx) =>
      findPush(tx, notificationId, subscriptionId, new Date(clock())),
    );
    if (row === null) return;
    const manner = mannerOf(row.kind);
    const age = (clock() - row.created_at.getTime()) / 1000;
    if (age > manner.ttlSeconds) {
      metrics.pushed('late');
      return;
    }
    const isSent = await deliverPush(context, subscriptionId, {
      to: row,
      payload: worded(notificationId, row, manner),
      ttlSeconds: Math.ceil(manner.ttlSeconds - Math.max(age, 0)),
      urgent: manner.urgent,
      topic: `n${notificationId}`,
    });
    if (!isSent) return;
    await databases.system.transaction(SYSTEM, (tx) =>
      notePushed(tx, notificationId, subscriptionId),
    );
  };

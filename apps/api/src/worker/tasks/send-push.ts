import { msg, type Text } from '@karigar/domain/msg';
import type { Instant } from '@karigar/domain/dates/instant';
import * as z from 'zod/mini';
import type { Context } from '#context';
import { notificationText } from '#modules/notifications/index';
import { changeTokenOf } from '#platform/change-link';
import { SYSTEM } from '#platform/db';
import type { Task } from '#platform/job-worker';
import { addJobs } from '#platform/jobs';
import { say } from '#platform/texts';
import { deliverPush } from './deliver-push.ts';
import { failPushTry, notePushTry } from './message-store.ts';
import { findPush, notePushed, type PushRow } from './push-store.ts';
import { lookAgain } from './send-message.ts';

/** Expires with the offer. */
const OFFER = 'job-offered';

const HOUR = 3600;
const DAY = 24 * HOUR;

type Manner = {
  readonly urgent: boolean;
  readonly ttlSeconds: number;
  readonly title?: Text;
};

const MANNERS: Readonly<Record<string, Manner>> = {
  'booking-assigned': {
    urgent: true,
    ttlSeconds: 4 * HOUR,
    title: msg`New booking`,
  },
  [OFFER]: { urgent: true, ttlSeconds: 0, title: msg`New job` },
  'at-your-door': { urgent: true, ttlSeconds: HOUR },
  'chat-message': { urgent: true, ttlSeconds: DAY },
};
const USUAL: Manner = { urgent: false, ttlSeconds: DAY };

const mannerOf = (kind: string): Manner =>
  (Object.hasOwn(MANNERS, kind) ? MANNERS[kind] : undefined) ?? USUAL;

const payloadSchema = z.object({
  notificationId: z.number(),
  subscriptionId: z.number(),
  again: z._default(z.boolean(), false),
});

const ACCEPT = msg`Accept`;
const REFUSE = msg`Refuse`;
const UNSENT = msg`Your answer was not sent. Please try again, or open the app.`;

/** Data to answer the offer from the notification itself. */
const answersOf = ({ kind, offer, language }: PushRow) =>
  kind === OFFER && offer !== null
    ? {
        offer: {
          orderId: offer.orderId,
          accept: say(ACCEPT, language),
          refuse: say(REFUSE, language),
          unsent: say(UNSENT, language),
        },
      }
    : {};

/** Seconds until the push expires. */
const secondsLeft = (
  { kind, offer, created_at: createdAt }: PushRow,
  manner: Manner,
  now: Instant,
) =>
  kind === OFFER
    ? ((offer?.until ?? 0) - now) / 1000
    : manner.ttlSeconds - Math.max((now - createdAt.getTime()) / 1000, 0);

const worded = (vault: Context['vault'], id: number, row: PushRow, manner: Manner) => ({
  id,
  kind: row.kind,
  bookingId: row.booking_id,
  title: manner.title === undefined ? (row.sender ?? 'Karigar') : say(manner.title, row.language),
  body: notificationText(row.kind, row.details, row.language),
  language: row.language,
  changeToken: changeTokenOf(vault, row.details),
  ...(row.has_message && { receipt: true }),
  ...answersOf(row),
});

/** Sends one notification to one phone. A repeated job replaces the earlier push by its topic. */
export const sendPush =
  (context: Context): Task =>
  async (payload) => {
    const { notificationId, subscriptionId, again } = z.parse(payloadSchema, payload);
    const { databases, clock, metrics } = context;
    const row = await databases.system.transaction(SYSTEM, (tx) =>
      findPush(tx, { notificationId, subscriptionId, again }, new Date(clock())),
    );
    if (row === null) return;
    const manner = mannerOf(row.kind);
    const left = secondsLeft(row, manner, clock());
    if (left < 0) {
      metrics.pushed('late');
      return;
    }
    const isSent = await deliverPush(context, subscriptionId, {
      to: row,
      payload: worded(context.vault, notificationId, row, manner),
      ttlSeconds: Math.ceil(left),
      urgent: manner.urgent,
      topic: `n${notificationId}`,
    });
    await databases.system.transaction(SYSTEM, async (tx) => {
      const now = new Date(clock());
      if (isSent) {
        await notePushed(tx, notificationId, subscriptionId);
        return notePushTry(tx, notificationId, now);
      }
      const message = await failPushTry(tx, notificationId, now);
      if (message !== null) await addJobs(tx, [lookAgain(message)]);
    });
  };

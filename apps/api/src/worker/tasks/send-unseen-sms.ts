import * as z from 'zod/mini';
import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import type { Task } from '#platform/job-worker';
import { findUnseen, noteSms } from './unseen-store.ts';

const payloadSchema = z.object({ notificationId: z.number() });

/** Sends an SMS for an assignment that the serviceman has not seen: it reaches phones that push does not. */
export const sendUnseenSms =
  ({ databases, sms, clock, metrics }: Context): Task =>
  async (payload) => {
    const { notificationId } = z.parse(payloadSchema, payload);
    const row = await databases.system.transaction(SYSTEM, (tx) => findUnseen(tx, notificationId));
    if (row === null) return;
    await sms.send({
      to: row.phone,
      template: 'assignment-waiting',
      values: { bookingNo: row.booking_no },
      language: row.language,
    });
    metrics.unseenSmsSent();
    await databases.system.transaction(SYSTEM, (tx) =>
      noteSms(tx, notificationId, new Date(clock())),
    );
  };

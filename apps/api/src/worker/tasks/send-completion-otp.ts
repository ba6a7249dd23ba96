import { CODE_KIND, CODE_PLAN, messageDue } from '@karigar/domain/notifications/message-plan';
import * as z from 'zod/mini';
import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import type { Task } from '#platform/job-worker';
import { addJobs } from '#platform/jobs';
import { findCompletionOtp } from './completion-otp-store.ts';
import { at, beginCodeMessage } from './message-store.ts';
import { lookAgain } from './send-message.ts';

const payloadSchema = z.object({ bookingId: z.number() });

/** Begins the message with the completion code, when the work has ended or the customer asks for it again. */
export const sendCompletionOtp =
  ({ databases, clock }: Context): Task =>
  async (payload, job) => {
    const { bookingId } = z.parse(payloadSchema, payload);
    await databases.system.transaction(SYSTEM, async (tx) => {
      const row = await findCompletionOtp(tx, bookingId);
      // The booking may be closed by now, or the customer without a phone.
      if (row === null || row.state !== 'ended' || row.customer_phone === null) return;
      const now = clock();
      const times = { now: at(now), dueAt: at(messageDue(CODE_PLAN, now)) };
      const begun = await beginCodeMessage(tx, bookingId, CODE_KIND, times);
      if (begun !== null) await addJobs(tx, [lookAgain(begun)]);
      await job.finishIn(tx);
    });
  };

import { SYSTEM } from '#platform/db';
import * as z from 'zod/mini';
import type { Context } from '#context';
import type { Task } from '#platform/job-worker';
import { findCompletionOtp } from './completion-otp-store.ts';

const payloadSchema = z.object({ bookingId: z.number() });

/** Sends the completion code to the customer's phone when the work has ended. */
export const sendCompletionOtp =
  ({ databases, vault, sms }: Context): Task =>
  async (payload) => {
    const { bookingId } = z.parse(payloadSchema, payload);
    const row = await databases.system.transaction(SYSTEM, (tx) =>
      findCompletionOtp(tx, bookingId),
    );
    // The booking may be closed by now, or the customer without a phone.
    if (row === null || row.state !== 'ended' || row.customer_phone === null) return;
    const code = vault.open(row.code_sealed, `completion_codes.code:${bookingId}`);
    await sms.send({
      to: row.customer_phone,
      template: 'completion-otp',
      values: { code, bookingNo: row.booking_no },
      language: row.language,
    });
  };

import { randomInt } from 'node:crypto';
import { sendCompletionCode } from '@karigar/contract/visit-problems/send-completion-code';
import { COMPLETION_CODE_LIFE_MS } from '@karigar/domain/bookings/completion-code';
import { sendCode } from '@karigar/domain/visit-problems/completion-help';
import { OTP_CODES, writeOtpCode } from '@karigar/domain/identity/otp-code';
import { accepted } from '@karigar/domain/result';
import { actOnBooking, countSend, readCompletionCode, renewCode } from '#modules/bookings/index';
import { addTask } from '#relay/outbox-store';
import { defineHandler, type CallScope } from '#wire/define-handler';

const renew = async ({ tx, now, context }: CallScope, bookingId: number): Promise<void> => {
  const code = writeOtpCode(randomInt(OTP_CODES));
  const sealed = context.vault.seal(code, `completion_codes.code:${bookingId}`);
  const expiresAt = new Date(now + COMPLETION_CODE_LIFE_MS);
  await renewCode(tx, bookingId, sealed, { now: new Date(now), expiresAt });
};

/** Only adds the task that sends the SMS; that task opens the code. */
export const sendCompletionCodeHandler = defineHandler(sendCompletionCode, (input, scope) => {
  const { tx, now, who } = scope;
  return actOnBooking(scope, {
    ref: input,
    command: 'send-code',
    decide: async (booking) => {
      const code = await readCompletionCode(tx, booking.id);
      const decision = sendCode({
        state: booking.state,
        code: code && {
          tries: code.tries,
          expiresAt: code.expires_at?.getTime() ?? null,
          sends: code.sends,
          sentAt: code.sent_at?.getTime() ?? null,
        },
        hasPhone: booking.customer_phone !== null,
        by: who.role === 'customer' ? 'customer' : 'serviceman',
        now,
      });
      if (!decision.ok) return decision;
      if (decision.value === 'new') await renew(scope, booking.id);
      await countSend(tx, booking.id, new Date(now));
      await addTask(tx, 'send-completion-otp', { bookingId: booking.id });
      return accepted({ notification: null });
    },
  });
});

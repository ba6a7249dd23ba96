import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { tryCompletionCode } from '@karigar/domain/bookings/completion-code';
import { accepted, refused } from '@karigar/domain/result';
import { sameText } from '#platform/vault';
import { defineHandler, type CallScope } from '#wire/define-handler';
import { changeBooking } from '../change-booking.ts';
import { countTry, readCompletionCode } from '../completion-code-store.ts';
import { notifyCustomer } from '../notify.ts';

/** Guesses wait for the booking's lock, so each sees the tries before it. */
const guess = async ({ tx, now, context }: CallScope, bookingId: number, otp: string) => {
  const code = await readCompletionCode(tx, bookingId);
  if (code === null) return refused('otp.expired');
  const open = () => context.vault.open(code.code_sealed, `completion_codes.code:${bookingId}`);
  const tried = tryCompletionCode({
    tries: code.tries,
    expiresAt: code.expires_at?.getTime() ?? null,
    now,
    matches: () => sameText(open(), otp),
  });
  if (!tried.ok && tried.refusal === 'otp.mismatch') await countTry(tx, bookingId);
  return tried.ok ? accepted({}) : tried;
};

export const verifyCompletionOtpHandler = defineHandler(verifyCompletionOtp, (input, scope) =>
  changeBooking(scope, {
    ref: input,
    command: 'verify',
    claimedAt: input.claimedAt,
    apply: (booking) => guess(scope, booking.id, input.otp),
    notify: notifyCustomer('work-completed'),
  }),
);

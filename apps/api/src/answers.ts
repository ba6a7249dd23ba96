import type { AnyCall } from '@karigar/contract/define-call';
import { CALLS } from '@karigar/contract/registry';
import { accountAnswers } from '#modules/accounts/index';
import { addOnAnswers } from '#modules/addons/index';
import { bookingAnswers } from '#modules/bookings/index';
import { chatAnswers } from '#modules/chat/index';
import { dashboardAnswers } from '#modules/dashboard/index';
import { kycAnswers } from '#modules/kyc/index';
import { notificationAnswers } from '#modules/notifications/index';
import { otpAnswers } from '#modules/otp/index';
import { packageAnswers } from '#modules/packages/index';
import { paymentAnswers } from '#modules/payments/index';
import { privacyAnswers } from '#modules/privacy/index';
import { profileAnswers } from '#modules/profile/index';
import { sessionAnswers } from '#modules/sessions/index';
import { recoveryAnswers } from '#modules/recovery/index';
import { vaultAnswers } from '#modules/vault/index';
import type { Answer } from '#wire/handler';

/** Every call with the one handler that answers it; a call left out stops the server at its start. */
export const allAnswers = (): ReadonlyMap<AnyCall, Answer> => {
  const answers = [
    ...bookingAnswers,
    ...addOnAnswers,
    ...paymentAnswers,
    ...packageAnswers,
    ...dashboardAnswers,
    ...accountAnswers,
    ...otpAnswers,
    ...sessionAnswers,
    ...profileAnswers,
    ...privacyAnswers,
    ...recoveryAnswers,
    ...kycAnswers,
    ...chatAnswers,
    ...notificationAnswers,
    ...vaultAnswers,
  ];
  const byCall = new Map(answers.map((answer) => [answer.call, answer]));
  const missing = CALLS.filter((call) => !byCall.has(call)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`no answer for ${missing.join(', ')}`);
  if (byCall.size !== answers.length) throw new Error('a call has two answers');
  return byCall;
};

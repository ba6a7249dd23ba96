import type { AnyCall } from '@karigar/contract/define-call';
import { CALLS } from '@karigar/contract/registry';
import { accountAnswers } from '#modules/accounts/index';
import { addOnAnswers } from '#modules/addons/index';
import { addressAnswers } from '#modules/addresses/index';
import { bookingAnswers } from '#modules/bookings/index';
import { catalogueAnswers } from '#modules/catalogue/index';
import { chatAnswers } from '#modules/chat/index';
import { contactAnswers } from '#modules/contact/index';
import { correctionAnswers } from '#modules/corrections/index';
import { dashboardAnswers } from '#modules/dashboard/index';
import { dispatchAnswers } from '#modules/dispatch/index';
import { earningsAnswers } from '#modules/earnings/index';
import { exceptionAnswers } from '#modules/exceptions/index';
import { followingAnswers } from '#modules/following/index';
import { helpAnswers } from '#modules/help/index';
import { kycAnswers } from '#modules/kyc/index';
import { notificationAnswers } from '#modules/notifications/index';
import { orderAnswers } from '#modules/orders/index';
import { otpAnswers } from '#modules/otp/index';
import { packageAnswers } from '#modules/packages/index';
import { paymentAnswers } from '#modules/payments/index';
import { privacyAnswers } from '#modules/privacy/index';
import { profileAnswers } from '#modules/profile/index';
import { pushAnswers } from '#modules/push/index';
import { receiptAnswers } from '#modules/receipts/index';
import { sessionAnswers } from '#modules/sessions/index';
import { recoveryAnswers } from '#modules/recovery/index';
import { statementAnswers } from '#modules/statements/index';
import { upiAnswers } from '#modules/upi/index';
import { vaultAnswers } from '#modules/vault/index';
import type { Answer } from '#wire/define-handler';

/** Every call with the one handler that answers it; a call left out stops the server at its start. */
export const allAnswers = (): ReadonlyMap<AnyCall, Answer> => {
  const answers = [
    ...bookingAnswers,
    ...exceptionAnswers,
    ...followingAnswers,
    ...dispatchAnswers,
    ...addOnAnswers,
    ...paymentAnswers,
    ...receiptAnswers,
    ...upiAnswers,
    ...statementAnswers,
    ...packageAnswers,
    ...dashboardAnswers,
    ...accountAnswers,
    ...otpAnswers,
    ...sessionAnswers,
    ...profileAnswers,
    ...privacyAnswers,
    ...helpAnswers,
    ...contactAnswers,
    ...recoveryAnswers,
    ...kycAnswers,
    ...chatAnswers,
    ...notificationAnswers,
    ...pushAnswers,
    ...vaultAnswers,
    ...catalogueAnswers,
    ...addressAnswers,
    ...orderAnswers,
    ...earningsAnswers,
    ...correctionAnswers,
  ];
  const byCall = new Map(answers.map((answer) => [answer.call, answer]));
  const missing = CALLS.filter((call) => !byCall.has(call)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`no answer for ${missing.join(', ')}`);
  if (byCall.size !== answers.length) throw new Error('a call has two answers');
  return byCall;
};

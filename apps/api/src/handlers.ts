import type { AnyCall } from '@karigar/contract/define-call';
import { CALLS } from '@karigar/contract/registry';
import { signInHandlers } from '#modules/sign-in/index';
import { addOnHandlers } from '#modules/add-ons/index';
import { addressHandlers } from '#modules/addresses/index';
import { bankLineHandlers } from '#modules/bank-lines/index';
import { bookHandlers } from '#modules/books/index';
import { bookingHandlers } from '#modules/bookings/index';
import { catalogueHandlers } from '#modules/catalogue/index';
import { chatHandlers } from '#modules/chat/index';
import { contactHandlers } from '#modules/contact/index';
import { dashboardHandlers } from '#modules/dashboard/index';
import { countersignHandlers } from '#modules/countersigns/index';
import { dispatchHandlers, endNow } from '#modules/dispatch/index';
import { offerHandlers } from '#modules/offers/index';
import { earningsHandlers } from '#modules/earnings/index';
import { overrideNow, visitProblemHandlers } from '#modules/visit-problems/index';
import { customerBookingHandlers } from '#modules/customer-bookings/index';
import { helpHandlers } from '#modules/help/index';
import { documentHandlers } from '#modules/documents/index';
import { notificationHandlers } from '#modules/notifications/index';
import { giveNow, inviteNow, operatorHandlers } from '#modules/operators/index';
import { orderHandlers } from '#modules/orders/index';
import { packageHandlers } from '#modules/packages/index';
import { passkeyHandlers } from '#modules/passkeys/index';
import { correctionHandlers, correctNow, refundNow, takeBackNow } from '#modules/corrections/index';
import { paymentHandlers } from '#modules/payments/index';
import { confirmRunNow, payoutHandlers } from '#modules/payouts/index';
import { privacyHandlers } from '#modules/privacy/index';
import { profileHandlers } from '#modules/profile/index';
import { pushHandlers } from '#modules/push/index';
import { receiptHandlers } from '#modules/receipts/index';
import { recordHandlers } from '#modules/record/index';
import { sessionHandlers } from '#modules/sessions/index';
import { recoveryHandlers, restoreNow } from '#modules/recovery/index';
import { saveRateNow, taxHandlers } from '#modules/tax/index';
import { vaultHandlers } from '#modules/vault/index';
import { verificationHandlers } from '#modules/verification/index';
import { waitingHandlers } from '#modules/waiting/index';
import { safetyHandlers } from '#modules/safety/index';
import { warrantyHandlers } from '#modules/warranty/index';
import { workRecordHandlers } from '#modules/work-records/index';
import { workTimesHandlers } from '#modules/work-times/index';
import type { Handler } from '#wire/define-handler';

/** Maps every call to its one handler; a missing handler stops the server at its start. */
export const allHandlers = (): ReadonlyMap<AnyCall, Handler> => {
  const handlers = [
    ...bookingHandlers,
    ...dispatchHandlers,
    ...countersignHandlers({
      'ask-override': overrideNow,
      'end-for-serviceman': endNow,
      'invite-operator': inviteNow,
      'save-desks': giveNow,
      'answer-freeze': restoreNow,
      'confirm-payout-run': confirmRunNow,
      'save-rate': saveRateNow,
      'refund-payment': refundNow,
      'correct-earnings': correctNow,
      'reverse-payment': takeBackNow,
      'correct-payment': takeBackNow,
    }),
    ...visitProblemHandlers,
    ...customerBookingHandlers,
    ...offerHandlers,
    ...workTimesHandlers,
    ...safetyHandlers,
    ...warrantyHandlers,
    ...addOnHandlers,
    ...paymentHandlers,
    ...receiptHandlers,
    ...packageHandlers,
    ...dashboardHandlers,
    ...signInHandlers,
    ...sessionHandlers,
    ...passkeyHandlers,
    ...profileHandlers,
    ...privacyHandlers,
    ...helpHandlers,
    ...contactHandlers,
    ...recoveryHandlers,
    ...documentHandlers,
    ...verificationHandlers,
    ...chatHandlers,
    ...notificationHandlers,
    ...pushHandlers,
    ...vaultHandlers,
    ...catalogueHandlers,
    ...addressHandlers,
    ...orderHandlers,
    ...earningsHandlers,
    ...correctionHandlers,
    ...payoutHandlers,
    ...bankLineHandlers,
    ...taxHandlers,
    ...bookHandlers,
    ...operatorHandlers,
    ...waitingHandlers,
    ...recordHandlers,
    ...workRecordHandlers,
  ];
  const byCall = new Map(handlers.map((handler) => [handler.call, handler]));
  const missing = CALLS.filter((call) => !byCall.has(call)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`no answer for ${missing.join(', ')}`);
  if (byCall.size !== handlers.length) throw new Error('a call has two answers');
  return byCall;
};

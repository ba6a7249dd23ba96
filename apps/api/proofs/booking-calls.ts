import { answerAddOn } from '@karigar/contract/add-ons/answer-add-on';
import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { holdForServiceman } from '@karigar/contract/dispatch/hold-for-serviceman';
import { releaseBooking } from '@karigar/contract/dispatch/release-booking';
import { reopenBooking } from '@karigar/contract/dispatch/reopen-booking';
import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import type { AnyCall, InputOf } from '@karigar/contract/define-call';
import { acceptOffer } from '@karigar/contract/offers/accept-offer';
import { giveBackBooking } from '@karigar/contract/offers/give-back-booking';
import { refuseOffer } from '@karigar/contract/offers/refuse-offer';
import { requestCall } from '@karigar/contract/contact/request-call';
import { askOverride } from '@karigar/contract/visit-problems/ask-override';
import { confirmOverride } from '@karigar/contract/visit-problems/confirm-override';
import { reportArrival } from '@karigar/contract/visit-problems/report-arrival';
import { reportNotHome } from '@karigar/contract/visit-problems/report-not-home';
import { runLate } from '@karigar/contract/visit-problems/run-late';
import { sendCompletionCode } from '@karigar/contract/visit-problems/send-completion-code';
import { settleVisit } from '@karigar/contract/visit-problems/settle-visit';
import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import { rateBooking } from '@karigar/contract/customer-bookings/rate-booking';
import { rescheduleBooking } from '@karigar/contract/orders/reschedule-booking';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { encodeInput, type FieldValue } from '@karigar/contract/wire/form-data';
import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { paise } from '@karigar/domain/money';
import { EVEN_SO } from '#testing/assign-by-hand';
import { ADD_ONS, type BookingRef } from '#testing/booking-world';
import { away } from '#testing/dispatch-world';
import type { SpecOp } from './booking-value.ts';

export const CODE = '482913';
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');
const NO_ADD_ON = 999_999_999;

/** An operation that a person sends as a call; the background worker does the excluded ones. */
export type CalledOp = Exclude<SpecOp, { kind: 'dispatch' | 'tell-overdue' }>;

export type SentCall = {
  readonly call: AnyCall;
  readonly fields: Readonly<Record<string, FieldValue>>;
};

const sent = <Call extends AnyCall>(call: Call, input: InputOf<Call>): SentCall => ({
  call,
  fields: Object.fromEntries(encodeInput(call, input)),
});

const DOOR_KM = 0;
const ELSEWHERE_KM = 5;
const REASON = 'The customer was called and agreed';

/** Facts about the booking that its rules do not hold: the completion code and the add-on ids. */
export type KnownNow = {
  readonly now: Instant;
  readonly code: string;
  readonly addOnIds: readonly number[];
};

/** The call that sends this operation. */
export const callFor = (
  op: CalledOp,
  ref: BookingRef,
  { now, code, addOnIds }: KnownNow,
): SentCall => {
  switch (op.kind) {
    case 'accept':
      return sent(acceptOffer, ref);
    case 'refuse':
      return sent(refuseOffer, ref);
    case 'give-back':
      return sent(giveBackBooking, { ...ref, reason: 'My scooter has broken down' });
    case 'start':
      return sent(startWork, { ...ref, startedAt: now });
    case 'hold':
      return sent(holdWork, { ...ref, until: dayOf(now) });
    case 'resume':
      return sent(resumeWork, ref);
    case 'end':
      return sent(endWork, { ...ref, endedAt: now });
    case 'verify':
      return sent(verifyCompletionOtp, { ...ref, otp: op.isRight ? code : wrongFor(code) });
    case 'propose': {
      const price = paise(ADD_ONS.tap.price);
      const item = { addOnId: ADD_ONS.tap.id, shownPrice: price, price, quantity: op.quantity };
      return sent(proposeAddOns, { ...ref, items: [item] });
    }
    case 'pay':
      return sent(addPayment, { ...ref, amount: op.amount, mode: 'cash' });
    case 'answer': {
      const addOnId = addOnIds[op.at] ?? NO_ADD_ON;
      return sent(answerAddOn, { ...ref, addOnId, answer: op.answer });
    }
    case 'assign':
      return sent(assignBooking, {
        ...ref,
        servicemanId: op.to,
        version: op.version,
        ...EVEN_SO,
        evenThough: [...EVEN_SO.evenThough],
      });
    case 'release':
      return sent(releaseBooking, { ...ref, version: op.version, reason: REASON });
    case 'reopen':
      return sent(reopenBooking, { ...ref, version: op.version, reason: REASON });
    case 'hold-for': {
      const until = dayOf(now);
      return sent(holdForServiceman, { ...ref, version: op.version, until, reason: REASON });
    }
    case 'cancel':
      return sent(cancelBooking, { ...ref, why: 'plans-changed' });
    case 'rate':
      return sent(rateBooking, { ...ref, stars: 5 });
    case 'reschedule':
      return sent(rescheduleBooking, { ...ref, at: op.at });
    case 'arrive':
      return sent(reportArrival, { ...ref, ...away(op.isThere ? DOOR_KM : ELSEWHERE_KM) });
    case 'no-show':
      return sent(reportNotHome, { ...ref, ...away(op.isThere ? DOOR_KM : ELSEWHERE_KM) });
    case 'call':
      return sent(requestCall, ref);
    case 'late':
      return sent(runLate, { ...ref, minutes: `${op.delay}` });
    case 'send-code':
      return sent(sendCompletionCode, ref);
    case 'ask-override':
      return sent(askOverride, { ...ref, reason: REASON });
    case 'confirm-override':
      return sent(confirmOverride, ref);
    case 'settle-visit':
      return sent(settleVisit, { ...ref, outcome: 'waived', reason: REASON });
  }
};

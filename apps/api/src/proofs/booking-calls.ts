import { answerAddOn } from '@karigar/contract/addons/answer-add-on';
import { proposeAddOns } from '@karigar/contract/addons/propose-add-ons';
import { assignBooking } from '@karigar/contract/bookings/assign-booking';
import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import type { AnyCall, InputOf } from '@karigar/contract/define-call';
import { acceptOffer } from '@karigar/contract/dispatch/accept-offer';
import { giveBackBooking } from '@karigar/contract/dispatch/give-back-booking';
import { refuseOffer } from '@karigar/contract/dispatch/refuse-offer';
import { cancelBooking } from '@karigar/contract/following/cancel-booking';
import { rateBooking } from '@karigar/contract/following/rate-booking';
import { rescheduleBooking } from '@karigar/contract/following/reschedule-booking';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { encodeInput, type FieldValue } from '@karigar/contract/wire/form-data';
import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { paise } from '@karigar/domain/money';
import { ADD_ONS, type BookingRef } from '#testing/booking-world';
import type { SpecOp } from './booking-spec.ts';

export const CODE = '482913';
const WRONG_CODE = '000000';
const NO_ADD_ON = 999_999_999;

/** An act that a person sends; the dispatcher's is nobody's call. */
export type CalledOp = Exclude<SpecOp, { kind: 'dispatch' }>;

export type SentCall = {
  readonly call: AnyCall;
  readonly fields: Readonly<Record<string, FieldValue>>;
};

const sent = <Call extends AnyCall>(call: Call, input: InputOf<Call>): SentCall => ({
  call,
  fields: Object.fromEntries(encodeInput(call, input)),
});

/** The act as the call that travels. Add-ons are known by the ids of those that are kept. */
export const callFor = (
  op: CalledOp,
  ref: BookingRef,
  { now, addOnIds }: { readonly now: Instant; readonly addOnIds: readonly number[] },
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
      return sent(verifyCompletionOtp, { ...ref, otp: op.isRight ? CODE : WRONG_CODE });
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
      return sent(assignBooking, { ...ref, servicemanId: op.to });
    case 'cancel':
      return sent(cancelBooking, { ...ref, why: 'plans-changed' });
    case 'rate':
      return sent(rateBooking, { ...ref, stars: 5 });
    case 'reschedule':
      return sent(rescheduleBooking, { ...ref, at: op.at });
  }
};

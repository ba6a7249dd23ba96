import { msg } from '@karigar/domain/msg';
import { REFUSAL_DETAILS } from './refusal-details.ts';
import { business, type Refusal } from './refusal.ts';

export const bookingRefusals = {
  'booking.not-found': business(msg`Booking not found.`),
  'booking.not-your-action': business(msg`You are not allowed to do this.`),
  'booking.offer-gone': business(msg`This job is no longer on offer.`),
  'booking.offer-open': business(msg`The job is still offered to someone.`),
  'booking.nobody-available': business(msg`Nobody could take this booking.`),
  'booking.not-assigned': business(msg`This booking is not yours yet.`),
  'booking.already-assigned': business(msg`Someone has already taken this job.`),
  'booking.not-started': business(msg`Work has not started yet.`),
  'booking.already-started': business(msg`Work has already started.`),
  'booking.on-hold': business(msg`Work is on hold.`),
  'booking.not-on-hold': business(msg`Work is not on hold.`),
  'booking.not-ended': business(msg`Work has not ended yet.`),
  'booking.already-ended': business(msg`Work has already ended.`),
  'booking.already-completed': business(msg`This booking is already completed.`),
  'booking.cancelled': business(msg`This booking was cancelled.`),
  'booking.moved': business(msg`The customer has moved this booking to another time.`),
  'booking.still-open': business(msg`This booking is still open.`),
  'hold.date-not-offered': business(msg`Please choose today or one of the next two days.`),
  'otp.mismatch': business(msg`Incorrect OTP. Please try again.`),
  'otp.expired': business(msg`This OTP has expired. Ask for a new one.`),
  'otp.too-many-tries': business(msg`Too many wrong codes. Ask for a new one.`),
  'add-on.not-found': business(msg`This add-on is not offered for the service.`),
  'add-on.already-answered': business(msg`This add-on has already been answered.`),
  'add-on.taken-back': business(msg`This add-on was taken back.`),
  'add-on.price-changed': {
    ...business(msg`The price has changed. Please check it.`),
    details: REFUSAL_DETAILS['add-on.price-changed'],
  },
  'approval.invalid': business(msg`This is not the customer’s approval of these add-ons.`),
  'approval.used': business(msg`This approval was used before.`),
  'approval.expired': business(msg`This approval is too old. Ask the customer again.`),
  'subscription.not-found': business(msg`Package not found.`),
  'payment.work-not-ended': business(msg`Payment is taken after the work has ended.`),
  'payment.nothing-due': business(msg`No pending amount.`),
  'payment.amount-not-due': business(msg`This is not the amount due. Please check it.`),
  'payment.mode-not-offered': business(msg`Only cash is accepted.`),
  'payment.nobody-yet': business(msg`You can pay once a serviceman is assigned.`),
  'payment.gateway-unreachable': business(
    msg`The payment page cannot be opened right now. Try again in a minute, or pay in cash.`,
  ),
  'booking.too-late-to-cancel': business(
    msg`It is too late to cancel free of charge. Please check what it costs.`,
  ),
  'booking.too-late-to-move': business(
    msg`It is too late to change the time here. Please ask us for help.`,
  ),
  'rating.not-completed': business(msg`You can rate when the work is completed.`),
  'rating.already-given': business(msg`You have already rated this booking.`),
  'chat.closed': business(
    msg`This chat is closed. Chats close two days after a job is over. For anything else, ask for help.`,
  ),
  'chat.too-many': business(msg`You have sent many messages. Please wait, or call instead.`),
  'chat.message-empty': business(msg`Write a message first.`),
} as const satisfies Record<string, Refusal>;

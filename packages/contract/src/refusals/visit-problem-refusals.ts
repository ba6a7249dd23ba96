import { msg } from '@karigar/domain/msg';
import { business, type Refusal } from './refusal.ts';

export const exceptionRefusals = {
  'delay.too-long': business(
    msg`This is more than two hours late. Please call the customer, or give the job back.`,
  ),
  'set-off.too-early': business(msg`You can report this from 3 hours before the visit.`),
  'door.not-known': business(
    msg`We do not know the location of this address. Please call our support.`,
  ),
  'door.too-far': business(msg`Your phone is not near this address yet.`),
  'not-home.not-arrived': business(msg`First tap “I have arrived”.`),
  'not-home.too-early': business(
    msg`Please wait 10 minutes from the agreed time or from your arrival.`,
  ),
  'not-home.call-first': business(msg`Please call the customer twice from here first.`),
  'not-home.too-many': business(
    msg`You reported many visits without anybody at home. Please report it again: our team decides about this visit.`,
  ),
  'visit.nothing-due': business(msg`This booking has no visit to settle.`),
  'visit.no-case': business(msg`This booking has no visit waiting for a decision.`),
  'visit.as-agreed': business(
    msg`You can ask for somebody else once the visit is overdue. To cancel or to change the time, open the booking.`,
  ),
  'completion-code.no-phone': business(msg`The customer has no mobile number with us.`),
  'completion-code.sent-enough': business(
    msg`The OTP was sent three times already. Please call our support.`,
  ),
  'completion-code.just-sent': business(msg`The OTP was sent a moment ago. Please wait a minute.`),
  'override.reason-missing': business(msg`Give a reason why there is no code.`),
  'override.too-many': business(msg`You have asked for 20 overrides in a day.`),
  'override.not-asked': business(msg`Nobody has asked for this in the last day.`),
  'override.same-person': business(msg`Somebody other than the person who asked must confirm.`),
} as const satisfies Record<string, Refusal>;

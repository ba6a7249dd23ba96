import { msg } from '@karigar/domain/msg';
import { REFUSAL_DETAILS } from './refusal-details.ts';
import { business, type Refusal } from './refusal.ts';

/** Of the operators' calls about bookings. */
export const consoleRefusals = {
  'console.reason-missing': business(msg`Write why, in a few words.`),
  'booking.charged': business(msg`A visit was charged for this booking. Please make a new one.`),
  'countersign.not-found': business(msg`This request was not found.`),
  'countersign.over': business(
    msg`This request was answered already, is too old, or was asked by somebody who has left the desk.`,
  ),
  'countersign.asked-already': business(msg`This was asked already and waits for a second person.`),
  'countersign.same-person': business(msg`Somebody other than the person who asked must answer.`),
  'offer.nobody-left': business(
    msg`Nobody is left to ask: whoever fits was asked already or does not work now. You can assign somebody yourself.`,
  ),
  'preview.changed': business(msg`These jobs changed meanwhile. Please look again.`),
  'booking.changed': {
    ...business(msg`Somebody changed this booking meanwhile. Please look again.`),
    details: REFUSAL_DETAILS['booking.changed'],
  },
  'serviceman.not-fit': {
    ...business(msg`This serviceman does not fit the booking.`),
    details: REFUSAL_DETAILS['serviceman.not-fit'],
  },
} as const satisfies Record<string, Refusal>;

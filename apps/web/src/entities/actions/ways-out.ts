import type { BookingState } from '@karigar/domain/bookings/booking';
import { LAPSED } from '#platform/action-queue/queue-model';
import type { wayOutMessages } from './ways-out.messages.ts';

/** What helps after a refusal. `try-again` only where the same action can succeed. */
export type Way =
  | 'none'
  | 'try-again'
  | 'enter-code'
  | 'choose-day'
  | 'choose-add-ons'
  | 'open-payment'
  | 'open-chat'
  | 'get-help';

export type WayOut = { readonly way: Way; readonly help: keyof typeof wayOutMessages };

const NOTHING: WayOut = { way: 'none', help: 'nothingToDo' };
const NOT_YOURS: WayOut = { way: 'get-help', help: 'notYoursAnyMore' };
const CANCELLED: WayOut = { way: 'get-help', help: 'cancelledWork' };
const CASH_KEPT: WayOut = { way: 'get-help', help: 'cashKept' };
const OURS: WayOut = { way: 'get-help', help: 'ours' };
const LAPSED_WAY: WayOut = { way: 'none', help: 'lapsed' };
const ASK_AGAIN: WayOut = { way: 'none', help: 'askApproval' };
const OTHER_PICTURE: WayOut = { way: 'open-chat', help: 'otherPicture' };

/** Ways out of refusals that mean the same for every call. */
const FOR_ALL: Readonly<Record<string, WayOut>> = {
  'booking.not-found': NOT_YOURS,
  'booking.not-assigned': NOT_YOURS,
  'booking.nobody-available': NOT_YOURS,
  'booking.cancelled': CANCELLED,
  'booking.moved': { way: 'none', help: 'lookAgain' },
  'booking.already-started': NOTHING,
  'booking.already-ended': NOTHING,
  'booking.already-completed': NOTHING,
  'booking.on-hold': { way: 'none', help: 'resumeFirst' },
  'booking.not-on-hold': NOTHING,
  'booking.not-started': { way: 'none', help: 'startFirst' },
  'booking.not-ended': { way: 'none', help: 'endFirst' },
  'request.malformed': OURS,
  'request.too-large': OURS,
  'client.unknown': OURS,
  'role.not-allowed': OURS,
  'call.unknown': OURS,
  'key.reused': { way: 'try-again', help: 'sendAgain' },
};

/** Ways out that differ for one call. */
const OF_CALL: Readonly<Record<string, Readonly<Record<string, WayOut>>>> = {
  'hold-work': {
    'booking.on-hold': NOTHING,
    'hold.date-not-offered': { way: 'choose-day', help: 'chooseDay' },
  },
  'verify-completion-otp': {
    'otp.mismatch': { way: 'enter-code', help: 'askCode' },
    'otp.expired': { way: 'enter-code', help: 'codeSpent' },
    'otp.too-many-tries': { way: 'enter-code', help: 'codeSpent' },
  },
  'propose-add-ons': {
    [LAPSED]: LAPSED_WAY,
    'booking.already-ended': LAPSED_WAY,
    'booking.already-completed': LAPSED_WAY,
    'add-on.price-changed': { way: 'choose-add-ons', help: 'newPrice' },
    'add-on.not-found': { way: 'choose-add-ons', help: 'chooseAddOns' },
  },
  'submit-approval': {
    'booking.already-ended': LAPSED_WAY,
    'booking.already-completed': LAPSED_WAY,
    'approval.invalid': ASK_AGAIN,
    'approval.used': ASK_AGAIN,
    'approval.expired': ASK_AGAIN,
    'add-on.price-changed': { way: 'choose-add-ons', help: 'newPrice' },
    'add-on.not-found': { way: 'choose-add-ons', help: 'chooseAddOns' },
    'add-on.already-answered': NOTHING,
  },
  'add-payment': {
    'booking.not-found': CASH_KEPT,
    'payment.work-not-ended': CASH_KEPT,
    'payment.mode-not-offered': { way: 'open-payment', help: 'lookAtDue' },
    'payment.nothing-due': { way: 'open-payment', help: 'alreadyPaid' },
    'payment.amount-not-due': { way: 'open-payment', help: 'lookAtDue' },
  },
  'set-off': {
    'set-off.too-early': NOTHING,
  },
  'run-late': {
    'delay.too-long': { way: 'open-chat', help: 'callCustomer' },
  },
  'send-chat': {
    'chat.closed': { way: 'get-help', help: 'blocked' },
    'chat.message-empty': NOTHING,
    'chat.too-many': { way: 'try-again', help: 'sendAgain' },
    'contact.blocked': { way: 'get-help', help: 'blocked' },
    'file.not-an-image': OTHER_PICTURE,
    'file.too-large': OTHER_PICTURE,
    'file.unreadable': OTHER_PICTURE,
    'file.too-many-today': { way: 'try-again', help: 'tomorrow' },
  },
};

type Refusal = { readonly call: string; readonly code: string };

/** Null for a refusal that is not in the table. */
export const knownWayOut = ({ call, code }: Refusal): WayOut | null =>
  OF_CALL[call]?.[code] ?? FOR_ALL[code] ?? null;

/**
 * What helps after a refusal, by call and by the booking's state on this phone. A newer server may refuse for a
 * reason this app does not know: then the way out is help.
 */
export const wayOutOf = (refusal: Refusal, state?: BookingState): WayOut => {
  if (refusal.call === 'add-payment' && refusal.code === 'payment.work-not-ended') {
    // Recorded now, the payment keeps the time at which it was taken.
    if (state === 'ended' || state === 'completed') return { way: 'try-again', help: 'sendAgain' };
    if (state === 'started' || state === 'held') return { way: 'none', help: 'endFirst' };
  }
  return knownWayOut(refusal) ?? { way: 'get-help', help: 'lookAgain' };
};

import { accepted, refused, type Result } from '../result.ts';
import type { BookingState } from './booking.ts';

export const ADD_ON_STATUSES = ['pending', 'accepted', 'rejected'] as const;
export type AddOnStatus = (typeof ADD_ON_STATUSES)[number];

const CODES: Record<AddOnStatus, string> = { pending: '0', accepted: '1', rejected: '2' };

export const writeAddOnStatus = (status: AddOnStatus): string => CODES[status];

/** '0', '1', '2', and the word 'rejected'. Anything else reads as pending, because it was not accepted. */
export const readAddOnStatus = (written: string): AddOnStatus => {
  if (written === CODES.accepted) return 'accepted';
  return written === CODES.rejected || written === 'rejected' ? 'rejected' : 'pending';
};

/** The work has not begun to be anybody's, or is over. */
export type AddOnsClosed =
  | 'booking.not-assigned'
  | 'booking.already-ended'
  | 'booking.already-completed'
  | 'booking.cancelled'
  | 'booking.nobody-available';

/** Add-ons can be proposed from assignment until the work ends. */
export const proposeAddOns = (state: BookingState): Result<null, AddOnsClosed> => {
  switch (state) {
    case 'assigned':
    case 'started':
    case 'held':
      return accepted(null);
    case 'ended':
      return refused('booking.already-ended');
    case 'completed':
      return refused('booking.already-completed');
    case 'cancelled':
      return refused('booking.cancelled');
    case 'refused':
      return refused('booking.nobody-available');
    case 'requested':
    case 'offered':
      return refused('booking.not-assigned');
  }
};

/** The customer answers an add-on once, and before the work ends. */
export const answerAddOn = (
  state: BookingState,
  status: AddOnStatus,
  answer: 'accepted' | 'rejected',
): Result<AddOnStatus, AddOnsClosed | 'add-on.already-answered'> => {
  const open = proposeAddOns(state);
  if (!open.ok) return open;
  return status === 'pending' ? accepted(answer) : refused('add-on.already-answered');
};

/** The serviceman takes back a proposal that the customer has not answered, before the work ends. */
export const takeBackAddOn = (
  state: BookingState,
  status: AddOnStatus,
): Result<AddOnStatus, AddOnsClosed | 'add-on.already-answered'> =>
  // It ends like one that the customer rejected: off the bill, and not to be answered any more.
  answerAddOn(state, status, 'rejected');

/** Ending the work rejects every add-on without an answer. */
export const lapseAtEnd = (status: AddOnStatus): AddOnStatus =>
  status === 'pending' ? 'rejected' : status;

import type { CancelReason } from '@karigar/domain/customer-bookings/customer-cancel';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const reasons: Record<CancelReason, MessageDescriptor> = {
  'plans-changed': msg`My plans changed`,
  'booked-wrong': msg`I booked the wrong thing`,
  'too-long': msg`It takes too long`,
  'found-other': msg`Someone else did it`,
  other: msg`Another reason`,
};

export const cancelMessages = {
  ...reasons,
  title: msg`Cancel booking`,
  close: msg`Close`,
  why: msg`Why are you cancelling?`,
  chooseReason: msg`Please choose a reason.`,
  words: msg`Tell us more (optional)`,
  free: msg`Cancelling is free.`,
  freeUntil: msg`Cancelling is free until {time}.`,
  costs: msg`It is too late to cancel free of charge, because the serviceman may be on the way. Cancelling costs {amount} now, as much as a visit when nobody is home.`,
  advanceBack: msg`What you paid in advance comes back to you.`,
  advanceKept: msg`It is taken out of what you paid in advance; the rest comes back to you.`,
  cancelFor: msg`Cancel for {amount}`,
  keep: msg`Keep booking`,
  cancelNow: msg`Cancel booking`,
  cancelling: msg`Cancelling...`,
  done: msg`Booking cancelled.`,
};

import { msg } from '@lingui/core/macro';

/** Of a booking that is no longer theirs. */
export const lostMessages = {
  notWithYou: msg`No longer with you`,
  why: msg`While you had no network it was cancelled, moved or given to someone else.`,
  whatYouDid: msg`What you did`,
  notAccepted: msg`Not accepted`,
  whatCounts: msg`What counts`,
  work: msg`Everything is recorded with its time. Our team will check it and decide what you are paid.`,
  cash: msg`You took {amount}. Keep the cash until our team tells you who gets it.`,
  whoHelps: msg`Get help sends all of this to our team, with the booking number.`,
  putAway: msg`I have read it, remove it`,
  goHome: msg`Home`,
};

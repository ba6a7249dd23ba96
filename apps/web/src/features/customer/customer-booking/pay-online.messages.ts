import { msg } from '@lingui/core/macro';

export const payOnlineMessages = {
  payNow: msg`Pay {amount} now`,
  payAdvance: msg`Pay {amount} in advance`,
  advance: msg`Advance`,
  advanceHelp: msg`{amount} before the work, the rest after it. It counts towards your bill. If you cancel free of charge, all of it comes back to you; later what the visit costs is kept.`,
  advancePaid: msg`{amount} of your bill is paid.`,
  how: msg`By UPI, card or netbanking, on the secure page of our payment partner.`,
  opening: msg`Opening...`,
  online: msg`Online payment`,
  waiting: msg`Waiting for your payment`,
  failed: msg`The payment did not go through.`,
  goesBack: msg`{amount} goes back to you.`,
  isBack: msg`{amount} is back with you.`,
  paidOnline: msg`Paid online`,
};

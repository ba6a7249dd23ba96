import { msg } from '@lingui/core/macro';

export const payOnlineMessages = {
  payNow: msg`Pay {amount} now`,
  how: msg`By UPI, card or netbanking, on the secure page of our payment partner.`,
  opening: msg`Opening...`,
  online: msg`Online payment`,
  waiting: msg`Waiting for your payment`,
  failed: msg`The payment did not go through.`,
  goesBack: msg`{amount} goes back to you.`,
  isBack: msg`{amount} is back with you.`,
  paidOnline: msg`Paid online`,
};

import { msg } from '@lingui/core/macro';

export const paymentMessages = {
  payment: msg`Payment`,
  back: msg`Back`,
  amountDue: msg`Amount due`,
  summary: msg`Payment Summary`,
  total: msg`Total`,
  paid: msg`Paid`,
  due: msg`Due`,
  method: msg`Payment method`,
  cash: msg`Cash`,
  inHand: msg`Continue only when the cash is in your hand.`,
  proceed: msg`Continue`,
  completed: msg`Payment Completed`,
  paidOnline: msg`The customer paid online. Take no cash.`,
  nextJob: msg`Go to next job`,
  successful: msg`Payment successful!`,
  nothingDue: msg`No pending amount.`,
  broken: msg`Something went wrong during payment.`,
  couldNotLoad: msg`Couldn't load the payment.`,
};

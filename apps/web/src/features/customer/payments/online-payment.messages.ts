import { msg } from '@lingui/core/macro';

export const onlinePaymentMessages = {
  payment: msg`Payment`,
  back: msg`Back`,
  couldNotLoad: msg`Couldn't load the payment.`,
  notFound: msg`Payment not found`,
  notFoundHelp: msg`It is not one of your payments.`,
  myBookings: msg`My bookings`,

  waiting: msg`Waiting for your payment`,
  waitingHelp: msg`This page says when the payment has arrived. Not finished yet?`,
  continuePaying: msg`Continue paying`,
  opening: msg`Opening...`,
  toBooking: msg`To my booking`,

  paid: msg`Payment Completed`,
  paidHelp: msg`{name} sees it too.`,

  toPay: msg`To pay`,
  failed: msg`The payment did not go through.`,
  expired: msg`The time to pay is over.`,
  notPaidHelp: msg`If money has left your account, it pays this bill or comes back to you. Try again, or pay in cash.`,

  paidAlready: msg`This bill is already paid.`,
  paidAlreadyHelp: msg`Please do not pay again. If you have also paid online, that money comes back to you.`,

  goesBack: msg`{amount} goes back to you.`,
  goesBackHelp: msg`Money that is not due returns by itself to the account or card it came from, usually within 7 working days. We tell you when it is there.`,
  partGoesBack: msg`{amount} of it goes back to you.`,
  isBack: msg`{amount} is back with you.`,
  isBackHelp: msg`It returned on {date} to the account or card it came from.`,
};

import { msg } from '@lingui/core/macro';

export const bookMessages = {
  back: msg`Back`,
  couldNotLoad: msg`Couldn't load this service.`,
  noService: msg`This service is not offered.`,
  noServiceHelp: msg`It may no longer be offered. Browse the categories.`,
  allCategories: msg`All categories`,
};

export const whereMessages = {
  title: msg`Where should we come?`,
  saved: msg`Saved addresses`,
  thisOne: msg`Use this address`,
};

export const timeMessages = {
  title: msg`Choose time`,
  nothingFree: msg`Nobody is free on this day. Please try another one.`,
  couldNotLoad: msg`Couldn't load the times.`,
  pickTime: msg`Pick a time`,
  bookNow: msg`Book now`,
};

export const confirmMessages = {
  title: msg`Confirm booking`,
  when: msg`When`,
  where: msg`Where`,
  total: msg`Total`,
  payOnlineLater: msg`You pay after the work: in this app by UPI, card or netbanking, or in cash. Nothing is added without your approval.`,
  payRestLater: msg`You pay the rest after the work: in this app by UPI, card or netbanking, or in cash. Nothing is added without your approval.`,
  advance: msg`Advance: {amount}, paid in this app as soon as somebody has accepted. It counts towards your bill; if you cancel free of charge, all of it comes back to you.`,
  payLater: msg`You pay after the work, in cash or by UPI. Nothing is added without your approval.`,
  payCashLater: msg`You pay after the work, in cash. Nothing is added without your approval.`,
  nobodyHome: msg`If nobody is home when the serviceman comes, the visit costs {amount}.`,
  cancel: msg`Cancel free until {until}. After that, cancelling costs {amount}.`,
  confirm: msg`Confirm booking`,
  booking: msg`Booking`,
  logIn: msg`Log in to book`,
  logInHelp: msg`Your choice stays as it is.`,
  taken: msg`{time} has just been taken. Nothing was booked.`,
  nearest: msg`The nearest free time is {time}.`,
  noneFree: msg`No other time is free this week.`,
  takeNearest: msg`Take {time}`,
  chooseOther: msg`Choose another time`,
  priceChanged: msg`The price has changed from {before} to {now}. Nothing was booked yet.`,
  noPhone: msg`Add a mobile number to your profile before you book.`,
  toProfile: msg`Go to profile`,
  notBooked: msg`Nothing was booked yet.`,
  tryAgainSafe: msg`Try again: it will not be booked twice.`,
};

import { msg } from '@lingui/core/macro';

export const bookMessages = {
  back: msg`Back`,
  couldNotLoad: msg`Could not load this service`,
  noService: msg`This service is not offered.`,
  noServiceHelp: msg`It may have ended. Look through the categories.`,
  allCategories: msg`All categories`,
};

export const addressMessages = {
  title: msg`Where should we come?`,
  saved: msg`Saved addresses`,
  couldNotLoad: msg`Your addresses did not load`,
  newAddress: msg`New address`,
  thisOne: msg`Use this address`,
  pinCode: msg`PIN code`,
  pinCodeHelp: msg`Six digits`,
  pinCodeInvalid: msg`A PIN code has six digits.`,
  notServed: msg`We do not come to {pinCode} yet.`,
  area: msg`Area`,
  flatNo: msg`Flat, house or building`,
  street: msg`Street`,
  landmark: msg`Landmark`,
  optional: msg`If it helps to find you`,
  contactName: msg`Whom should we ask for?`,
  contactHelp: msg`The name that is asked for at your door`,
  label: msg`Name of this address`,
  home: msg`Home`,
  missing: msg`Please fill this in.`,
  areasFailed: msg`The areas did not load`,
};

export const pinMessages = {
  title: msg`Put the pin where you live`,
  help: msg`Tap the map or use the arrows. One step is 100 metres.`,
  place: msg`The pin is {distance} from the middle of {area}.`,
  middle: msg`The pin is in the middle of {area}.`,
  north: msg`Move north`,
  south: msg`Move south`,
  east: msg`Move east`,
  west: msg`Move west`,
  here: msg`Use my location`,
  hereBusy: msg`Looking for you`,
  notFound: msg`Your location was not found. Put the pin by hand.`,
  tooFar: msg`You are far from {area}. Put the pin by hand.`,
};

export const timeMessages = {
  title: msg`Choose time`,
  days: msg`Days`,
  today: msg`Today`,
  morning: msg`Morning`,
  afternoon: msg`Afternoon`,
  evening: msg`Evening`,
  full: msg`full`,
  nothingFree: msg`Nobody is free on this day. Please try another one.`,
  couldNotLoad: msg`The times did not load`,
  pickTime: msg`Pick a time`,
  bookNow: msg`Book now`,
};

export const confirmMessages = {
  title: msg`Confirm booking`,
  when: msg`When`,
  where: msg`Where`,
  total: msg`Total`,
  payLater: msg`You pay after the work, in cash or by UPI. Nothing is added without your approval.`,
  cancel: msg`Cancel free until {until}. After that, please call us.`,
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
  notBooked: msg`Nothing was booked yet.`,
  tryAgainSafe: msg`Try again: it will not be booked twice.`,
};

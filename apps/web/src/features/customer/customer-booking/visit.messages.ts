import { msg } from '@lingui/core/macro';

/** What a customer is told of his way, and of a visit that found nobody. */
export const visitMessages = {
  atYourDoor: msg`{name} is at your door.`,
  openUntil: msg`If nobody opens until {time}, the booking is cancelled and the visit is charged.`,
  runsLate: msg`{name} is running late.`,
  newTime: msg`New time: {time}. Agreed was {agreed}.`,
  notCome: msg`{name} has not come yet and has not told us why.`,
  teamLooks: msg`Our team is looking into it. You can call or write below.`,
  nobodyHome: msg`Nobody was home, so this booking is cancelled.`,
  visitDue: msg`{amount} is due for the visit. Our team contacts you about it. If this is wrong, use Help with this booking below.`,
  visitPaid: msg`{amount} for the visit is paid.`,
  visitWaived: msg`You need not pay for the visit.`,
  smsMe: msg`Send me the OTP by SMS`,
  newOtp: msg`Get a new OTP`,
  codeSpent: msg`Your OTP does not work any more. Get a new one: it is shown here and sent by SMS.`,
};

import { msg } from '@lingui/core/macro';

/** Texts for the customer about a late serviceman and a visit at which nobody was home. */
export const visitMessages = {
  foundNobody: msg`{name} reports that nobody opened at {time}.`,
  nothingChargedYet: msg`Nothing is charged for now. Our team is looking into it. If this is wrong, ask for help below.`,
  atYourDoor: msg`{name} is at your door.`,
  openUntil: msg`If nobody opens by {time}, the booking is cancelled and the visit is charged.`,
  onTheWay: msg`{name} is on the way.`,
  onTheWaySince: msg`Since {time}. The agreed time is {agreed}.`,
  onTheWayLate: msg`On the way since {time}.`,
  runsLate: msg`{name} is running late.`,
  newTime: msg`New time: {time}. The agreed time was {agreed}.`,
  notCome: msg`{name} has not come yet and has not told us why.`,
  teamLooks: msg`Our team is looking into it. You can call or write below.`,
  nobodyHome: msg`Nobody was home, so this booking is cancelled.`,
  cancelledLate: msg`You cancelled this booking late.`,
  visitDue: msg`{amount} is due for the visit. Our team will contact you. If this is wrong, use Help with this booking below.`,
  visitDueOnline: msg`{amount} is due for the visit. Pay it here, or our team will contact you. If this is wrong, use Help with this booking below.`,
  visitPaid: msg`{amount} for the visit is paid.`,
  visitWaived: msg`You don't need to pay for the visit.`,
  smsMe: msg`Send me the OTP by SMS`,
  newOtp: msg`Get a new OTP`,
  codeSpent: msg`Your OTP does not work any more. Get a new one: it is shown here and sent by SMS.`,
};

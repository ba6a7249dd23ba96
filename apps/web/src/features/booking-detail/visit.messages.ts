import { msg } from '@lingui/core/macro';

/** What a man says of his way, of a door that nobody opens and of work that another began. */
export const visitMessages = {
  yourVisit: msg`Your visit`,
  runningLate: msg`Running late`,
  atTheDoor: msg`At the door`,
  nobodyHome: msg`Nobody is home`,
  close: msg`Close`,
  cancel: msg`Cancel`,

  howLate: msg`How late will you be?`,
  minutes: msg`{count} minutes`,
  untilTime: msg`at {time}`,
  chooseDelay: msg`Please choose how late.`,
  tellCustomer: msg`Tell customer`,
  toldLater: msg`The customer expects you at {time}.`,

  doorHelp: msg`Your phone shows that you are here, and the customer is told at once. Your place is not kept.`,
  comingIn: msg`I have come`,
  looking: msg`Looking where you are...`,
  noPlace: msg`Your phone did not say where it is. Turn on location and try again.`,
  toldAtDoor: msg`The customer was told at {time} that you are here.`,
  stepWait: msg`Wait until {time}.`,
  stepCall: msg`Call the customer twice from here.`,
  stepLeave: msg`If nobody opens, say so. Your visit is paid.`,
  callCustomer: msg`Call customer`,
  recording: msg`Recording...`,
  visitPaid: msg`{words} You get {amount}.`,

  takenOver: msg`You took this job over on {time}.`,
  begunBefore: msg`The work began on {time}. Add-ons, bill and payments go on as they are.`,
};

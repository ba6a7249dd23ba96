import { msg } from '@lingui/core/macro';

/** Texts for the serviceman about being late, nobody home and a job taken over from another serviceman. */
export const visitMessages = {
  yourVisit: msg`Your visit`,
  runningLate: msg`Running late`,
  atTheDoor: msg`At the door`,
  nobodyHome: msg`Nobody is home`,
  close: msg`Close`,
  cancel: msg`Cancel`,

  howLate: msg`How late will you be?`,
  minutes: msg`{count, plural, one {{count} minute} other {{count} minutes}}`,
  untilTime: msg`at {time}`,
  chooseDelay: msg`Please choose how late.`,
  tellCustomer: msg`Tell customer`,
  toldLater: msg`The customer expects you at {time}.`,
  willBeTold: msg`You will come at {time}. The customer will be told when the network is back.`,
  toldWhenBack: msg`No network. The customer will be told when the network is back.`,

  doorHelp: msg`Your phone confirms that you are here, and the customer is told at once. Your location is not saved.`,
  doorHelpOffline: msg`No network: the customer cannot be told now. Your phone saves your arrival time and, when you leave, your location if it has one.`,
  arrivalNoted: msg`Saved on this phone. The customer cannot be told without network.`,
  cameUntold: msg`You arrived at {time}. The customer could not be told: no network.`,
  stepNote: msg`If nobody opens, report it. Time and location are sent when the network is back, and our team decides about the visit.`,
  missedNoted: msg`Saved on this phone. It is sent when the network is back, and our team decides about the visit.`,
  missed: msg`You noted at {time} that nobody was home.`,
  missedHelp: msg`Our team will check it and decide about the visit. If the customer comes, you can still start work.`,
  comingIn: msg`I have arrived`,
  looking: msg`Checking your location...`,
  noPlace: msg`Your phone did not give its location. Turn on location and try again.`,
  toldAtDoor: msg`The customer was told at {time} that you are here.`,
  stepWait: msg`Wait until {time}.`,
  early: msg`You are early: the waiting time begins at the agreed time, {time}.`,
  stillWait: msg`{count, plural, =0 {The waiting time is over.} one {{count} minute left.} other {{count} minutes left.}}`,
  called: msg`Called: {calls} of {needed}.`,
  stepCall: msg`Call the customer twice from here.`,
  stepLeave: msg`If nobody opens, report it. You are paid for the visit.`,
  callCustomer: msg`Call customer`,
  recording: msg`Recording...`,

  takenOver: msg`You took this job over on {time}.`,
  begunBefore: msg`Work started on {time}. Add-ons, bill and payments stay as they are.`,
};

import { msg } from '@lingui/core/macro';

/** What is said of an action that waits or was refused, wherever it is shown: in the form of what was done, not of an order. */
export const actionMessages = {
  onMyWay: msg`On my way`,
  runningLate: msg`Delay reported`,
  nobodyHome: msg`Nobody was home`,
  startWork: msg`Work started`,
  holdWork: msg`Work put on hold`,
  resumeWork: msg`Work resumed`,
  checklist: msg`Checklist`,
  endWork: msg`Work ended`,
  otpCheck: msg`OTP entered`,
  addServices: msg`Add-ons proposed`,
  approval: msg`Customer’s approval`,
  cash: msg`Cash taken`,
  message: msg`Message`,
  waiting: msg`{action} · not sent`,
  saved: msg`Saved at {time}. Sends by itself when the network is back.`,
  notSaved: msg`Not saved: no room left on this phone, and no network. Please try again.`,
  refused: msg`{action} · not accepted`,
  getHelp: msg`Get help`,
  notSent: msg`Not sent`,
  tryNow: msg`Try now`,
  gotIt: msg`OK`,
};

import { msg } from '@lingui/core/macro';

export const alertsMessages = {
  notNow: msg`Not now`,
  turnOn: msg`Turn on alerts`,
  turningOn: msg`Turning on...`,
  isOn: msg`Alerts are on.`,
  wasBlocked: msg`Alerts are blocked. Allow them in the settings of your browser.`,
  couldNot: msg`Alerts could not be turned on. Please try again.`,
  whatToDo: msg`What to do`,
  testOne: msg`Alerts are on. Test whether one arrives.`,
  test: msg`Test now`,
};

/** For each notice: its title, and what it means for a serviceman and for a customer. */
export const noticeMessages = {
  ask: {
    title: msg`Hear about new bookings at once`,
    help: msg`This phone rings even when the app is closed.`,
    customerTitle: msg`Hear at once who comes and when`,
    customerHelp: msg`This phone tells you who takes your booking, who is late and who is at your door, even when the app is closed.`,
  },
  install: {
    title: msg`Alerts on an iPhone`,
    help: msg`First put Karigar on the home screen: tap Share, then “Add to Home Screen”. Open Karigar from there and turn on alerts.`,
    customerTitle: msg`Alerts on an iPhone`,
    customerHelp: msg`First put Karigar on the home screen: tap Share, then “Add to Home Screen”. Open Karigar from there and turn on alerts.`,
  },
  blocked: {
    title: msg`Alerts are blocked on this phone`,
    help: msg`You hear of an offer only while Karigar is open.`,
    customerTitle: msg`Alerts are blocked on this phone`,
    customerHelp: msg`You hear news of your booking in the app, the most important also by SMS.`,
  },
  unable: {
    title: msg`This browser has no alerts`,
    help: msg`You hear of an offer only while Karigar is open.`,
    customerTitle: msg`This browser has no alerts`,
    customerHelp: msg`You hear news of your booking in the app, the most important also by SMS.`,
  },
  silent: {
    title: msg`The last test alert did not arrive`,
    help: msg`You hear of an offer only while Karigar is open.`,
    customerTitle: msg`The last test alert did not arrive`,
    customerHelp: msg`You hear news of your booking in the app, the most important also by SMS.`,
  },
};

/** The same in a row of the settings. */
export const standingMessages = {
  ask: msg`Off on this phone`,
  install: msg`Off on this phone`,
  blocked: msg`Blocked on this phone`,
  unable: msg`This browser has no alerts`,
  silent: msg`The last test alert did not arrive`,
};

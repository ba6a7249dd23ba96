import { msg } from '@lingui/core/macro';

export const alertsMessages = {
  offer: msg`Hear about new bookings at once`,
  offerHelp: msg`This phone rings even when the app is closed.`,
  notNow: msg`Not now`,
  turnOn: msg`Turn on alerts`,
  turningOn: msg`Turning on...`,
  isOn: msg`Alerts are on.`,
  wasBlocked: msg`Alerts are blocked. Allow them in the settings of your browser.`,
  couldNot: msg`Alerts could not be turned on. Please try again.`,
};

import { msg } from '@lingui/core/macro';

export const alarmMessages = {
  alarms: msg`Alarms`,
  ofServiceman: msg`SOS of the serviceman`,
  ofCustomer: msg`SOS of the customer`,
  unread: msg`An SOS waits. Who asked for help cannot be read now.`,
  said: msg`{who} {name}, booking {no}. Nobody has taken it. Press g, then a, to go to it.`,
  left: msg`{time} left to call`,
  late: msg`{time} late`,
  take: msg`Take it`,
  yours: msg`You have it`,
  open: msg`Open it`,
  soundOff: msg`This browser plays no sound yet.`,
  soundOn: msg`Turn on the sound`,
  quiet: msg`Quiet for a minute`,
  title: msg`SOS! Call now`,
};

import { msg } from '@lingui/core/macro';

export const shellMessages = {
  city: msg`City`,
  allCities: msg`All cities`,
  commands: msg`Commands`,
  live: msg`Live`,
  notLive: msg`Not live`,
  notLiveBar: msg`Not live. Read every 5 seconds, last at {time}.`,
  offlineBar: msg`No network. Nothing can be changed until it is back.`,
  keys: msg`Keys`,
  allKeys: msg`All keys`,
  reading: msg`Reading`,
  stillReading: msg`Still reading. The network or our server is slow.`,
  stop: msg`Stop`,
  tryAgain: msg`Try again`,
  notRead: msg`Couldn't load this screen`,
  tooMany: msg`Too many requests. Try again in {seconds, plural, one {# second} other {# seconds}}.`,
  leftMinutes: msg`{count} min`,
  leftHoursMinutes: msg`{hours} h {minutes}`,
  leftHours: msg`{count} h`,
  leftDays: msg`{count, plural, one {# day} other {# days}}`,
  lateBy: msg`{left} late`,
};

import { msg } from '@lingui/core/macro';

export const endedMessages = {
  loggedOut: msg`You were logged out.`,
  waits: msg`{count, plural, one {{count} unsent action is on this phone. It is sent when you log in again.} other {{count} unsent actions are on this phone. They are sent when you log in again.}}`,
  waitsFor: msg`{count, plural, one {{count} unsent action of {name} is on this phone. It is sent when {name} logs in again.} other {{count} unsent actions of {name} are on this phone. They are sent when {name} logs in again.}}`,
  readAgain: msg`Bookings saved for use without network load again after you log in.`,
};

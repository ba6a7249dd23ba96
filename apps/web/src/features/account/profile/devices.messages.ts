import { msg } from '@lingui/core/macro';

export const devicesMessages = {
  thisDevice: msg`This device`,
  unknownDevice: msg`Unknown device`,
  lastUsed: msg`Last used {when}`,
  logOutThere: msg`Log out`,
  logOutOf: msg`Log out: {device}`,
  logOutOthers: msg`Log out all other devices`,
  loggingOut: msg`Logging out...`,
  couldNotLoad: msg`Couldn't load your devices.`,
};

import { msg } from '@lingui/core/macro';

export const settingsMessages = {
  title: msg`Settings`,
  you: msg`You`,
  name: msg`Name`,
  email: msg`Email`,
  desks: msg`Desks`,
  city: msg`City`,
  allCities: msg`All cities`,
  passkey: msg`Passkey`,
  hasPasskey: msg`Yes`,
  noPasskey: msg`None. Guarded acts stay closed; ask an admin for an invitation.`,
  screen: msg`This screen`,
  dark: msg`Dark colours`,
  keys: msg`Single keys`,
  keysHelp: msg`Letters act at once. Switch them off if you speak your texts. Ctrl K stays.`,
  lock: msg`Lock now`,
  logOut: msg`Log out`,
  version: msg`Version {version}`,
};

import { msg } from '@lingui/core/macro';

export const profileSettingMessages = {
  title: msg`Profile Setting`,
  back: msg`Back`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  mobile: msg`Mobile`,
  address: msg`Address`,
  email: msg`Email`,
  update: msg`Update`,
  updating: msg`Updating...`,
  failed: msg`Failed to update`,
  failedOnTheWay: msg`Failed to update profile.`,
  couldNotLoad: msg`Couldn't load your profile.`,
};

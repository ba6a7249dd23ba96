import { msg } from '@lingui/core/macro';

export const sidebarMessages = {
  menu: msg`Menu`,
  darkMode: msg`Dark mode`,
  rightToLeft: msg`Right to left`,
  language: msg`Language`,
  otherRole: msg`Book a service, or work as a serviceman`,
  otherRoleHint: msg`One account can do both. Change it in your profile.`,
  allScreens: msg`All screens`,
};

import { msg } from '@lingui/core/macro';

export const sidebarMessages = {
  menu: msg`Menu`,
  darkMode: msg`Dark mode`,
  rightToLeft: msg`Right to left`,
  language: msg`Language`,
  allScreens: msg`All screens`,
};

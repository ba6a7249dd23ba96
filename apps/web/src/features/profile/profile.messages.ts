import { msg } from '@lingui/core/macro';

export const profileMessages = {
  profile: msg`Profile`,
  companyInfo: msg`Company Info`,
  profileSetting: msg`Profile Setting`,
  bankDetails: msg`Bank Details`,
  idVerification: msg`ID Verification`,
  workHistory: msg`Work History`,
  darkMode: msg`Dark mode`,
  language: msg`Language`,
  alertZone: msg`Alert zone`,
  logout: msg`Logout`,
  loggingOut: msg`Logging out...`,
  confirmLogout: msg`Are you sure you want to logout?`,
  cancel: msg`Cancel`,
  logIn: msg`Log in`,
};

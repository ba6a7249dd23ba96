import { msg } from '@lingui/core/macro';

export const passwordLoginMessages = {
  heading: msg`Login with email`,
  loginNow: msg`Login Now`,
  loggingIn: msg`Logging in...`,
  loginWithMobile: msg`Login with mobile`,
  newHere: msg`New here?`,
  guest: msg`continue as guest`,
  forgot: msg`Forgot password?`,
  failed: msg`Login failed.`,
  openSite: msg`Open {site}`,
};

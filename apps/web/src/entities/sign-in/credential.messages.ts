import { msg } from '@lingui/core/macro';

/** What screens with an email, a password or a code say; not in the first load. */
export const credentialMessages = {
  email: msg`Email`,
  emailExample: msg`name@example.com`,
  password: msg`Password`,
  showPassword: msg`Show password`,
  hidePassword: msg`Hide password`,
  emailMissing: msg`Please enter your email`,
  passwordMissing: msg`Please enter your password`,
  sendAgainIn: msg`Send again in`,
  sendAgain: msg`Send again`,
};

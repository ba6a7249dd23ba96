import { msg } from '@lingui/core/macro';

/** What several screens of the way in say. */
export const loginMessages = {
  back: msg`Back`,
  or: msg`or`,
  email: msg`Email`,
  emailExample: msg`name@example.com`,
  password: msg`Password`,
  showPassword: msg`Show password`,
  hidePassword: msg`Hide password`,
  mobileNumber: msg`Mobile number`,
  signUp: msg`Sign Up`,
  loginSuccessful: msg`Login successful`,
  loginFailed: msg`Login failed`,
  codeSent: msg`OTP sent successfully`,
  codeNotSent: msg`Failed to send OTP`,
  sendAgainIn: msg`Send again in`,
  sendAgain: msg`Send again`,
  emailMissing: msg`Please enter your email`,
  passwordMissing: msg`Please enter your password`,
  accepting: msg`By continuing you confirm that you are 18 or older and accept:`,
  terms: msg`Terms of use`,
  privacy: msg`Privacy notice`,
};

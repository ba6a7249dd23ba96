import { msg } from '@lingui/core/macro';

/** What several screens of the way in say. */
export const loginMessages = {
  back: msg`Back`,
  or: msg`or`,
  mobileNumber: msg`Mobile number`,
  signUp: msg`Sign Up`,
  loginSuccessful: msg`Login successful`,
  loginFailed: msg`Login failed`,
  codeSent: msg`OTP sent successfully`,
  codeNotSent: msg`Failed to send OTP`,
  accepting: msg`By continuing you confirm that you are 18 or older and accept the terms of use and the privacy notice.`,
};

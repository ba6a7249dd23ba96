import { msg } from '@lingui/core/macro';

export const forgotPasswordMessages = {
  heading: msg`Forgot password?`,
  help: msg`We send a code to your mobile number or email.`,
  contact: msg`Mobile number or email`,
  contactMissing: msg`Please enter your mobile number or email`,
  sendCode: msg`Send code`,
  sending: msg`Sending...`,
  newHeading: msg`Choose a new password`,
  newHelp: msg`If we know {contact}, a code is on its way.`,
  code: msg`6-digit code`,
  digit: msg`Digit {position}`,
  codeIncomplete: msg`Please enter the full 6-digit code.`,
  newPassword: msg`New password`,
  passwordHelp: msg`8 or more characters`,
  changePassword: msg`Change password`,
  changing: msg`Changing...`,
  changeContact: msg`Use another number or email`,
  failed: msg`The password was not changed.`,
};

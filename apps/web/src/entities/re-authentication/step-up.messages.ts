import { msg } from '@lingui/core/macro';

export const stepUpMessages = {
  stepUp: msg`Confirm that it is you`,
  'new-phone': msg`Confirm the mobile number`,
  'new-email': msg`Confirm the email`,
  close: msg`Close`,
  sentTo: msg`Enter the OTP sent to {sentTo}`,
  notSent: msg`No OTP was sent just now. Enter one that you already have for this, or ask for a new one soon.`,
  digit: msg`Digit {position}`,
  confirm: msg`Confirm`,
  checking: msg`Checking...`,
  incomplete: msg`Please enter the full 6-digit OTP.`,
  password: msg`Password`,
  showPassword: msg`Show password`,
  hidePassword: msg`Hide password`,
  passwordMissing: msg`Please enter your password`,
  lostPhone: msg`I do not have this phone any more`,
};

import { msg } from '@lingui/core/macro';

export const otpMessages = {
  heading: msg`Enter the OTP`,
  sentTo: msg`Sent to`,
  changeNumber: msg`Change number`,
  boxes: msg`6-digit OTP`,
  box: msg`Digit {position}`,
  login: msg`Login`,
  getOtp: msg`Get OTP`,
  verifying: msg`Verifying...`,
  incomplete: msg`Please enter the full 6-digit OTP.`,
  noSession: msg`No OTP session found. Please retry login.`,
  wrong: msg`Invalid OTP or verification failed`,
};

import { msg } from '@lingui/core/macro';

export const otpMessages = {
  enterOtp: msg`Enter OTP`,
  close: msg`Close`,
  askFor: msg`Ask {name} for the 6-digit code.`,
  askCustomer: msg`Ask the customer for the 6-digit code.`,
  code: msg`6-digit OTP`,
  digit: msg`Digit {position}`,
  submit: msg`Submit`,
  verifying: msg`Verifying...`,
  callCustomer: msg`Call customer`,
  incomplete: msg`Please enter the full 6-digit OTP.`,
  mismatch: msg`Incorrect OTP. Please try again.`,
  refused: msg`Failed to verify OTP. Please try again.`,
  broken: msg`Something went wrong while verifying OTP.`,
  notSaved: msg`Not saved: no room left on this phone, and no network. Please try again.`,
  codeSpent: msg`This code does not work any more. The customer can ask for a new one.`,
};

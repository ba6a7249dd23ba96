import { msg } from '@lingui/core/macro';

export const loginScreenMessages = {
  title: msg`Login`,
  heading: msg`Enter your mobile number`,
  help: msg`We send a 6-digit OTP by SMS.`,
  getOtp: msg`Get OTP`,
  sending: msg`Sending OTP...`,
  loginWithEmail: msg`Login with email`,
  phoneMissing: msg`Please enter a phone number`,
  bypassed: msg`Login successful (bypassed OTP)`,
  country: msg`Country code`,
};

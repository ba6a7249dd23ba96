/** What a code is for. One that was sent for one thing is no good for another. */
export const OTP_PURPOSES = [
  'login',
  'step-up',
  'recovery',
  'new-phone',
  'new-email',
  'second-proof',
] as const;
export type OtpPurpose = (typeof OTP_PURPOSES)[number];

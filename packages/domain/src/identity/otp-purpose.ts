/** What a code is for. A code is valid only for its own purpose. */
export const OTP_PURPOSES = [
  'login',
  'step-up',
  'recovery',
  'new-phone',
  'new-email',
  'second-proof',
] as const;
export type OtpPurpose = (typeof OTP_PURPOSES)[number];

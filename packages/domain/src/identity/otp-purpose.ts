import { ACTS } from './step-up.ts';

/** What a code is for. A code is valid only for its own purpose. */
export const OTP_PURPOSES = [
  'login',
  ...ACTS,
  'recovery',
  'new-phone',
  'new-email',
  'second-proof',
] as const;
export type OtpPurpose = (typeof OTP_PURPOSES)[number];

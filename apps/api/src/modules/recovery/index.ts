import { confirmSecondProofAnswer } from './calls/confirm-second-proof.ts';
import { requestChangeOtpAnswer } from './calls/request-change-otp.ts';
import { requestRecoveryOtpAnswer } from './calls/request-recovery-otp.ts';
import { requestSecondProofAnswer } from './calls/request-second-proof.ts';
import { resetPasswordAnswer } from './calls/reset-password.ts';
import { startFreshAccountAnswer } from './calls/start-fresh-account.ts';
import { verifyChangeOtpAnswer } from './calls/verify-change-otp.ts';

export const recoveryAnswers = [
  requestChangeOtpAnswer,
  verifyChangeOtpAnswer,
  requestRecoveryOtpAnswer,
  resetPasswordAnswer,
  requestSecondProofAnswer,
  confirmSecondProofAnswer,
  startFreshAccountAnswer,
];

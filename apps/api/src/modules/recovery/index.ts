import { confirmSecondProofHandler } from './calls/confirm-second-proof.ts';
import { requestChangeOtpHandler } from './calls/request-change-otp.ts';
import { requestRecoveryOtpHandler } from './calls/request-recovery-otp.ts';
import { requestSecondProofHandler } from './calls/request-second-proof.ts';
import { resetPasswordHandler } from './calls/reset-password.ts';
import { startFreshAccountHandler } from './calls/start-fresh-account.ts';
import { verifyChangeOtpHandler } from './calls/verify-change-otp.ts';

export const recoveryHandlers = [
  requestChangeOtpHandler,
  verifyChangeOtpHandler,
  requestRecoveryOtpHandler,
  resetPasswordHandler,
  requestSecondProofHandler,
  confirmSecondProofHandler,
  startFreshAccountHandler,
];

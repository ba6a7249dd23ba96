import { answerFreezeHandler } from './calls/answer-freeze.ts';
import { confirmSecondProofHandler } from './calls/confirm-second-proof.ts';
import { disownChangeHandler } from './calls/disown-change.ts';
import { listFreezesHandler } from './calls/list-freezes.ts';
import { lookAtChangeHandler } from './calls/look-at-change.ts';
import { requestChangeOtpHandler } from './calls/request-change-otp.ts';
import { requestRecoveryOtpHandler } from './calls/request-recovery-otp.ts';
import { requestSecondProofHandler } from './calls/request-second-proof.ts';
import { resetPasswordHandler } from './calls/reset-password.ts';
import { startFreshAccountHandler } from './calls/start-fresh-account.ts';
import { verifyChangeOtpHandler } from './calls/verify-change-otp.ts';

export { restoreNow } from './calls/answer-freeze.ts';
export { findWaitingFreezes, findWaitingRecoveries } from './find-waiting.ts';

export const recoveryHandlers = [
  requestChangeOtpHandler,
  verifyChangeOtpHandler,
  requestRecoveryOtpHandler,
  resetPasswordHandler,
  requestSecondProofHandler,
  confirmSecondProofHandler,
  startFreshAccountHandler,
  lookAtChangeHandler,
  disownChangeHandler,
  listFreezesHandler,
  answerFreezeHandler,
];

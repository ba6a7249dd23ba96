import { requestChangeOtpAnswer } from './calls/request-change-otp.ts';
import { verifyChangeOtpAnswer } from './calls/verify-change-otp.ts';

export const recoveryAnswers = [requestChangeOtpAnswer, verifyChangeOtpAnswer];

import { getCaptchaAnswer } from './calls/get-captcha.ts';
import { requestOtpAnswer } from './calls/request-otp.ts';
import { verifyOtpAnswer } from './calls/verify-otp.ts';

export { sendCode } from './send-code.ts';
export { takeCode } from './take-code.ts';

export const otpAnswers = [requestOtpAnswer, verifyOtpAnswer, getCaptchaAnswer];

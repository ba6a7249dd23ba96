import { getCaptchaAnswer } from './calls/get-captcha.ts';
import { requestOtpAnswer } from '../sign-in/calls/request-otp.ts';
import { verifyOtpAnswer } from '../sign-in/calls/verify-otp.ts';

export { sendCode } from '../sign-in/send-code.ts';
export { takeCode } from '../sign-in/take-code.ts';

export const otpAnswers = [requestOtpAnswer, verifyOtpAnswer, getCaptchaAnswer];

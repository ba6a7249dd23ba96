import { getCaptchaAnswer } from './calls/get-captcha.ts';
import { requestOtpAnswer } from './calls/request-otp.ts';
import { verifyOtpAnswer } from './calls/verify-otp.ts';

export const otpAnswers = [requestOtpAnswer, verifyOtpAnswer, getCaptchaAnswer];

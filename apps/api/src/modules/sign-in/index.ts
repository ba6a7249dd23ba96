import { beginPasskeyLoginHandler } from './calls/begin-passkey-login.ts';
import { finishLogOutHandler } from './calls/finish-log-out.ts';
import { getCaptchaHandler } from './calls/get-captcha.ts';
import { logOutHandler } from './calls/log-out.ts';
import { loginWithIdTokenHandler } from './calls/login-with-id-token.ts';
import { loginWithPasskeyHandler } from './calls/login-with-passkey.ts';
import { loginWithPasswordHandler } from './calls/login-with-password.ts';
import { registerHandler } from './calls/register.ts';
import { requestOtpHandler } from './calls/request-otp.ts';
import { verifyOtpHandler } from './calls/verify-otp.ts';

export { createAccount } from './account-store.ts';
export { forgetPasswordTries } from './password-try.ts';
export { sendCode } from './send-code.ts';
export { takeCode } from './take-code.ts';

export const signInHandlers = [
  loginWithIdTokenHandler,
  loginWithPasswordHandler,
  beginPasskeyLoginHandler,
  loginWithPasskeyHandler,
  registerHandler,
  logOutHandler,
  finishLogOutHandler,
  requestOtpHandler,
  verifyOtpHandler,
  getCaptchaHandler,
];

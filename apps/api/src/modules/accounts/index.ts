import { logOutAnswer } from './calls/log-out.ts';
import { loginWithIdTokenAnswer } from './calls/login-with-id-token.ts';
import { loginWithPasswordAnswer } from './calls/login-with-password.ts';
import { registerAnswer } from './calls/register.ts';

export { createAccount } from './account-store.ts';
export { forgetPasswordTries } from './password-try.ts';

export const accountAnswers = [
  loginWithIdTokenAnswer,
  loginWithPasswordAnswer,
  registerAnswer,
  logOutAnswer,
];

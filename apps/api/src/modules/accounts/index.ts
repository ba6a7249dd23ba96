import { logOutAnswer } from '../sign-in/calls/log-out.ts';
import { loginWithIdTokenAnswer } from '../sign-in/calls/login-with-id-token.ts';
import { loginWithPasswordAnswer } from '../sign-in/calls/login-with-password.ts';
import { registerAnswer } from '../sign-in/calls/register.ts';

export { createAccount } from '../sign-in/account-store.ts';
export { forgetPasswordTries } from '../sign-in/password-try.ts';

export const accountAnswers = [
  loginWithIdTokenAnswer,
  loginWithPasswordAnswer,
  registerAnswer,
  logOutAnswer,
];

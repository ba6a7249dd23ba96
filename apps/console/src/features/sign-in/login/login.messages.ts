import { msg } from '@lingui/core/macro';

export const loginMessages = {
  title: msg`Log in`,
  anotherWay: msg`Another way`,
  byPassword: msg`Email, password and six digits`,
  byPasswordHelp: msg`Queues only. Money and blocks need a passkey.`,
  back: msg`Back to the passkey`,
  email: msg`Email`,
  password: msg`Password`,
  show: msg`Show password`,
  hide: msg`Hide password`,
  code: msg`Six digits of your authenticator app`,
  digit: msg`Digit {position}`,
  logIn: msg`Log in`,
  fillIn: msg`Fill in email, password and all six digits.`,
  clock: msg`If the digits are never right, check the clock of your phone.`,
  life: msg`Locks after 30 minutes without use, ends after 12 hours.`,
  lost: msg`Lost your keys? Two admins can invite you again.`,
};

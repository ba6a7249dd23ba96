import { msg } from '@lingui/core/macro';

export const secondProofMessages = {
  heading: msg`Is it really you?`,
  loading: msg`Loading`,
  byEmail: msg`This phone is new to us. We sent a code to {sentTo}.`,
  byLastFour: msg`This phone is new to us. Enter the last 4 digits of your bank account or document number.`,
  byOperations: msg`This number was not used for long. Please call support to open your account.`,
  code: msg`6-digit code`,
  lastFour: msg`Last 4 digits`,
  digit: msg`Digit {position}`,
  incomplete: msg`Please enter all digits.`,
  confirm: msg`Confirm`,
  confirming: msg`Confirming...`,
  notMine: msg`I got this number new. Start a new account.`,
  tryAgain: msg`Try again`,
};

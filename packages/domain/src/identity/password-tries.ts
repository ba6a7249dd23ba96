import { accepted, refused, type Result } from '../result.ts';

/** Wrong passwords for one email in the last hour. */
export type PasswordFailures = {
  /** From the network of this attempt. */
  readonly here: number;
  readonly everywhere: number;
};

export const PASSWORD_WINDOW_MS = 3_600_000;

const MOST_HERE = 10;
const MOST_FREELY = 10;

/**
 * Ten failures an hour. A network that has used them up is refused; every other network must solve
 * a captcha for each further attempt. So an attack slows down, and the account's owner can still
 * sign in from elsewhere.
 */
export const mayTryPassword = ({
  here,
  everywhere,
}: PasswordFailures): Result<{ readonly needsCaptcha: boolean }, 'login.too-many-tries'> =>
  here >= MOST_HERE
    ? refused('login.too-many-tries')
    : accepted({ needsCaptcha: everywhere >= MOST_FREELY });

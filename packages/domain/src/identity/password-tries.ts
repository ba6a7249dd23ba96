import { accepted, refused, type Result } from '../result.ts';

/** Wrong passwords for one email in the last hour. */
export type PasswordFailures = {
  /** From the network this try comes from. */
  readonly here: number;
  readonly everywhere: number;
};

export const PASSWORD_WINDOW_MS = 3_600_000;

const MOST_HERE = 10;
const MOST_FREELY = 10;

/**
 * Ten failures an hour. One place that used them up is closed; every other place must do some work
 * for each further try. So an attack slows down, and its victim, who is elsewhere, still gets in.
 */
export const mayTryPassword = ({
  here,
  everywhere,
}: PasswordFailures): Result<{ readonly needsCaptcha: boolean }, 'login.too-many-tries'> =>
  here >= MOST_HERE
    ? refused('login.too-many-tries')
    : accepted({ needsCaptcha: everywhere >= MOST_FREELY });

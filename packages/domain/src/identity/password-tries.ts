import { accepted, refused, type Result } from '../result.ts';

/** Wrong passwords for one email in the last hour. */
export type PasswordFailures = {
  /** From the network of this attempt. */
  readonly here: number;
  readonly everywhere: number;
  /** From this device, if it has been inside the account; null for every other device. */
  readonly device: number | null;
};

export const PASSWORD_WINDOW_MS = 3_600_000;

const MOST_HERE = 10;
const MOST_FREELY = 10;
const MOST_EVERYWHERE = 100;

/**
 * Ten failures an hour. A network that has used them up is refused; every other network must solve
 * a captcha for each further attempt, and after a hundred no unknown device may try. A known device
 * has ten of its own, which nobody else can use up, so the owner can still sign in with it.
 */
export const mayTryPassword = ({
  here,
  everywhere,
  device,
}: PasswordFailures): Result<{ readonly needsCaptcha: boolean }, 'login.too-many-tries'> => {
  const isUsedUp =
    device === null ? here >= MOST_HERE || everywhere >= MOST_EVERYWHERE : device >= MOST_HERE;
  if (isUsedUp) return refused('login.too-many-tries');
  return accepted({ needsCaptcha: device === null && everywhere >= MOST_FREELY });
};

import { mayTryPassword, PASSWORD_WINDOW_MS } from '@karigar/domain/identity/password-tries';
import { accepted, refused } from '@karigar/domain/result';
import { takeCaptcha } from '#auth-steps/captcha';
import { deviceHash } from '#auth/device';
import { isIPv6Network, networkOf, wideNetworkOf } from '#auth/network';
import { SYSTEM } from '#platform/db';
import type { CallScope, PreparingScope } from '#wire/define-handler';
import {
  addFailure,
  countFailures,
  removeFailure,
  removeFailures,
  type LoginAttempt,
} from './login-failure-store.ts';

const emailHash = ({ context: { vault } }: PreparingScope, email: string): string =>
  vault.keyedHash(email, 'login-email');

/** One line can have a /48, and with it 65,536 networks to guess from. */
const guessingNetwork = (address: string): string => {
  const network = networkOf(address);
  return isIPv6Network(network) ? wideNetworkOf(address) : network;
};

const attemptOf = (scope: PreparingScope, email: string): LoginAttempt => ({
  email: emailHash(scope, email),
  network: scope.context.vault.keyedHash(guessingNetwork(scope.address), 'login-network'),
  device: deviceHash(scope.context.vault, scope.device.name),
});

/**
 * Counts a try as failed before the password is checked, so that parallel guesses, and those cut
 * off by a restart, count too. A successful try is uncounted.
 */
export const takePasswordTry = (scope: PreparingScope, email: string, captcha: string) => {
  const { context, now } = scope;
  const { system } = context.databases;
  const attempt = attemptOf(scope, email);
  const since = new Date(now - PASSWORD_WINDOW_MS);
  return system.transaction(SYSTEM, async (tx) => {
    const allowed = mayTryPassword(await countFailures(tx, attempt, email, since));
    if (!allowed.ok) return allowed;
    if (allowed.value.needsCaptcha && !(await takeCaptcha({ context, tx, now }, captcha))) {
      return refused('captcha.needed');
    }
    const id = await addFailure(tx, attempt, new Date(now), since);
    return accepted({
      giveBack: () => system.transaction(SYSTEM, (later) => removeFailure(later, id)),
    });
  });
};

/** A new password resets the count of failures. */
export const forgetPasswordTries = (scope: CallScope, email: string): Promise<void> =>
  removeFailures(scope.tx, emailHash(scope, email));

import { mayTryPassword, PASSWORD_WINDOW_MS } from '@karigar/domain/identity/password-tries';
import { accepted, refused } from '@karigar/domain/result';
import { takeCaptcha } from '#auth-steps/captcha';
import { networkOf } from '#auth/network';
import { SYSTEM } from '#platform/db';
import type { CallScope, HandlerResult, PreparingScope } from '#wire/define-handler';
import {
  addFailure,
  countFailures,
  removeFailure,
  removeFailures,
  type Trier,
} from './login-failure-store.ts';

const emailHash = ({ context: { vault } }: PreparingScope, email: string): string =>
  vault.keyedHash(email, 'login-email');

const trierOf = (scope: PreparingScope, email: string): Trier => ({
  email: emailHash(scope, email),
  network: scope.context.vault.keyedHash(networkOf(scope.address), 'login-network'),
});

/**
 * Counts a try as failed before its password is looked at, so that parallel guesses, and those a
 * restart cuts off, count too. One that turns out right is given back.
 */
export const takePasswordTry = (
  scope: PreparingScope,
  email: string,
  captcha: string,
): Promise<HandlerResult<{ readonly giveBack: () => Promise<void> }>> => {
  const { context, now } = scope;
  const { system } = context.databases;
  const trier = trierOf(scope, email);
  const since = new Date(now - PASSWORD_WINDOW_MS);
  return system.transaction(SYSTEM, async (tx) => {
    const allowed = mayTryPassword(await countFailures(tx, trier, since));
    if (!allowed.ok) return allowed;
    if (allowed.value.needsCaptcha && !(await takeCaptcha({ context, tx, now }, captcha))) {
      return refused('captcha.needed');
    }
    const id = await addFailure(tx, trier, new Date(now), since);
    return accepted({
      giveBack: () => system.transaction(SYSTEM, (later) => removeFailure(later, id)),
    });
  });
};

/** Guesses at an old password say nothing of a new one. */
export const forgetPasswordTries = (scope: CallScope, email: string): Promise<void> =>
  removeFailures(scope.tx, emailHash(scope, email));

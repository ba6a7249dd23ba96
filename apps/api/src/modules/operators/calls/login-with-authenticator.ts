import type { InputOf } from '@karigar/contract/define-call';
import { loginWithAuthenticator } from '@karigar/contract/operators/login-with-authenticator';
import { readEmail } from '@karigar/domain/identity/email';
import { accepted, refused } from '@karigar/domain/result';
import { findTotpStep } from '#auth/totp';
import { SYSTEM } from '#platform/db';
import { verifyPassword } from '#platform/passwords';
import { defineHandler, type CallScope, type PreparingScope } from '#wire/define-handler';
import { totpPlace } from '../invites.ts';
import { openOperatorSession } from '../open-operator-session.ts';
import { findOperator, lockOperator, saveTotpStep, type OperatorRow } from '../operator-store.ts';

const emailOf = (written: string): string => readEmail(written) ?? written;

/** The operator of the password. Every try counts, also one that is cut off; a login does not. */
const recognise = async (
  given: InputOf<typeof loginWithAuthenticator>,
  { context }: PreparingScope,
) => {
  const email = emailOf(given.email);
  const taken = await context.limits.operatorLogins.take(email);
  if (!taken.ok) return refused('operator.too-many-tries');
  const operator = await context.databases.system.transaction(SYSTEM, (tx) =>
    findOperator(tx, email),
  );
  const isRight = await verifyPassword(given.password, operator?.passwordHash ?? null);
  return operator !== null && isRight ? accepted(operator) : refused('operator.login-wrong');
};

/** Read again under a lock: nothing changed since the password was right, and no code is used twice. */
const takeCode = async (
  { tx, context: { vault }, now }: CallScope,
  { accountId, passwordHash }: OperatorRow,
  code: string,
): Promise<boolean> => {
  const operator = await lockOperator(tx, accountId);
  if (operator === null || operator.isClosed || operator.isBlocked) return false;
  if (operator.totpSealed === null || operator.passwordHash !== passwordHash) return false;
  const secret = vault.open(operator.totpSealed, totpPlace(accountId));
  const step = findTotpStep(secret, code, operator.totpStep, now);
  if (step === null) return false;
  await saveTotpStep(tx, accountId, step);
  return true;
};

export const loginWithAuthenticatorHandler = defineHandler(
  loginWithAuthenticator,
  async ({ email, totp }, scope, found: Awaited<ReturnType<typeof recognise>>) => {
    if (!found.ok) return found;
    const { accountId } = found.value;
    scope.note({ subjectId: accountId });
    if (!(await takeCode(scope, found.value, totp))) return refused('operator.login-wrong');
    scope.afterCommit(() => scope.context.limits.operatorLogins.giveBack(emailOf(email)));
    return accepted(await openOperatorSession(scope, accountId, 'authenticator'));
  },
  {
    as: 'system',
    of: 'everyone',
    because: 'the account is found by what the caller shows',
    prepare: recognise,
  },
);

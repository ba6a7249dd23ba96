import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import type { InputOf } from '@karigar/contract/define-call';
import { readEmail } from '@karigar/domain/identity/email';
import { accepted, refused } from '@karigar/domain/result';
import { SYSTEM } from '#platform/db';
import { verifyPassword } from '#platform/passwords';
import { defineHandler, type PreparingScope } from '#wire/define-handler';
import { findByEmail, isStillPassword } from '../account-store.ts';
import { openSessionFor } from '../open-session-for.ts';
import { takePasswordTry } from '../password-try.ts';

/** Finds the account of the password. Hashing is slow, so it queues without holding a connection. */
const recognise = async (given: InputOf<typeof loginWithPassword>, scope: PreparingScope) => {
  const email = readEmail(given.email) ?? given.email;
  const taken = await takePasswordTry(scope, email, given.captcha ?? '');
  if (!taken.ok) return taken;
  const { system } = scope.context.databases;
  const account = await system.transaction(SYSTEM, (tx) => findByEmail(tx, email));
  const isRight = await verifyPassword(given.password, account?.password_hash ?? null);
  if (account === null || !isRight)
    return { ...refused('login.wrong-credentials'), of: account?.id ?? null };
  await taken.value.giveBack();
  return accepted(account);
};

export const loginWithPasswordHandler = defineHandler(
  loginWithPassword,
  async (input, scope, account: Awaited<ReturnType<typeof recognise>>) => {
    if (!account.ok) {
      if ('of' in account) scope.note({ subjectId: account.of });
      return refused(account.refusal);
    }
    if (!(await isStillPassword(scope.tx, account.value)))
      return refused('login.wrong-credentials');
    return openSessionFor(scope, account.value, input);
  },
  {
    as: 'system',
    of: 'everyone',
    because: 'the account is found by what the caller shows',
    prepare: recognise,
  },
);

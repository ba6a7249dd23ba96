import { loginWithPassword } from '@karigar/contract/accounts/login-with-password';
import { readEmail } from '@karigar/domain/identity/email';
import { accepted, refused } from '@karigar/domain/result';
import { SYSTEM } from '#platform/db';
import { verifyPassword } from '#platform/passwords';
import { answer, type HandlerResult, type PreparingScope } from '#wire/handler';
import { findByEmail, type AccountRow } from '../account-store.ts';
import { letIn } from '../let-in.ts';

type Given = { readonly email: string; readonly password: string };

/** Whose password it is. Hashing takes long, so it waits its turn without holding a connection. */
const recognise = async (
  given: Given,
  { context: { limits, databases } }: PreparingScope,
): Promise<HandlerResult<AccountRow>> => {
  const email = readEmail(given.email) ?? given.email;
  // Taken before the check and given back after it, so that parallel guesses count too.
  const taken = await limits.login.take(email);
  if (!taken.ok) return refused('login.too-many-tries');
  const account = await databases.system.transaction(SYSTEM, (tx) => findByEmail(tx, email));
  const isRight = await verifyPassword(given.password, account?.password_hash ?? null);
  if (account === null || !isRight) return refused('login.wrong-credentials');
  await limits.login.giveBack(email);
  return accepted(account);
};

export const loginWithPasswordAnswer = answer(
  loginWithPassword,
  async (input, scope, account: HandlerResult<AccountRow>) =>
    account.ok ? letIn(scope, account.value, input) : account,
  { prepare: recognise },
);

import { loginWithPasskey } from '@karigar/contract/sign-in/login-with-passkey';
import { refused } from '@karigar/domain/result';
import { takeChallenge } from '#auth-steps/passkey-challenges';
import { deviceHash } from '#auth/device';
import { lockPasskey, savePasskeyUse } from '#auth/passkey-store';
import { readAssertion, relyingPartyOf, verifyAssertion } from '#auth/passkeys';
import { defineHandler, type CallScope } from '#wire/define-handler';
import { findById } from '../account-store.ts';
import { openSessionFor } from '../open-session-for.ts';

/** The account whose passkey answered this browser's challenge; null for every other cause alike. */
const recognise = async (scope: CallScope, credential: string): Promise<number | null> => {
  const { context, tx, now, device } = scope;
  const challenge = await takeChallenge(scope, 'login');
  const assertion = readAssertion(credential);
  if (challenge === null || assertion === null) return null;
  const passkey = await lockPasskey(tx, assertion.id);
  if (passkey === null) return null;
  scope.note({ subjectId: passkey.accountId });
  const party = relyingPartyOf(context.config.publicUrl);
  const used = await verifyAssertion(party, challenge, passkey, assertion);
  if (used === null) return null;
  await savePasskeyUse(tx, passkey.id, used, deviceHash(context.vault, device.name), new Date(now));
  return passkey.accountId;
};

export const loginWithPasskeyHandler = defineHandler(
  loginWithPasskey,
  async ({ credential, door }, scope) => {
    const accountId = await recognise(scope, credential);
    const account = accountId === null ? null : await findById(scope.tx, accountId);
    if (account === null) return refused('login.passkey-refused');
    return openSessionFor(scope, account, { door });
  },
  { as: 'system', of: 'everyone', because: 'the account is found by what the caller shows' },
);

import { takeChallenge } from '#auth-steps/passkey-challenges';
import { deviceHash } from '#auth/device';
import { lockPasskey, savePasskeyUse } from '#auth/passkey-store';
import { readAssertion, relyingPartyOf, verifyAssertion } from '#auth/passkeys';
import type { CallScope } from '#wire/define-handler';

/** The account whose passkey answered the challenge on the console's page; null for every other cause alike. */
export const recognisePasskey = async (
  scope: CallScope,
  purpose: 'operator-login' | 'proof',
  credential: string,
): Promise<number | null> => {
  const { context, tx, now, device } = scope;
  const challenge = await takeChallenge(scope, purpose);
  const assertion = readAssertion(credential);
  if (challenge === null || assertion === null) return null;
  const passkey = await lockPasskey(tx, assertion.id);
  if (passkey === null) return null;
  scope.note({ subjectId: passkey.accountId });
  const party = relyingPartyOf(context.config.console.url);
  const used = await verifyAssertion(party, challenge, passkey, assertion);
  if (used === null) return null;
  await savePasskeyUse(tx, passkey.id, used, deviceHash(context.vault, device.name), new Date(now));
  return passkey.accountId;
};

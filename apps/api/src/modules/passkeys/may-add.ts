import type { FactRefusal } from '@karigar/domain/identity/account-facts';
import { MOST_PASSKEYS } from '@karigar/domain/identity/passkeys';
import { accepted, refused, type Accepted } from '@karigar/domain/result';
import { mayAddPasskeyNow } from '#auth-steps/account-standing';
import { listPasskeyRows, lockPasskeyOwner, type PasskeyRow } from '#auth/passkey-store';
import { accountOf } from '#auth/who';
import type { CallScope, HandlerRefusal } from '#wire/define-handler';

/** The account's passkeys, where one more may be added; asked again when it is, because minutes have passed. */
export const mayAdd = async (
  scope: CallScope,
): Promise<Accepted<readonly PasskeyRow[]> | HandlerRefusal<FactRefusal | 'passkey.too-many'>> => {
  const accountId = accountOf(scope.who);
  await lockPasskeyOwner(scope.tx, accountId);
  const allowed = await mayAddPasskeyNow(scope);
  if (!allowed.ok) return allowed;
  const known = await listPasskeyRows(scope.tx, accountId);
  return known.length < MOST_PASSKEYS ? accepted(known) : refused('passkey.too-many');
};

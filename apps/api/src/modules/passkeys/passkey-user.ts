import { maskRecipient } from '@karigar/domain/identity/recipient';
import type { PasskeyOwner } from '#auth/passkey-store';
import type { PasskeyUser } from '#auth/passkeys';
import { accountOf } from '#auth/who';
import type { CallScope } from '#wire/define-handler';

/** The same for all passkeys of an account, so that a phone replaces the one it has; says nothing to a stranger. */
export const userHandleOf = ({ context, who }: CallScope): string =>
  Buffer.from(context.vault.keyedHash(String(accountOf(who)), 'passkey-user')).toString(
    'base64url',
  );

/** A password manager copies the name to its makers, so it has the last digits of the number only. */
export const passkeyUserOf = (scope: CallScope, { phone }: PasskeyOwner): PasskeyUser => ({
  handle: userHandleOf(scope),
  name: phone === null ? '' : maskRecipient({ channel: 'phone', address: phone }),
});

import { INVITE_LIFE_MS } from '@karigar/domain/console/invites';
import { newTotpSecret } from '#auth/totp';
import type { Context } from '#context';
import type { Transaction } from '#platform/db';
import { saveInviteCode, saveInviteTotp, withdrawInvites } from './invite-store.ts';
import { inviteHash, inviteTotpPlace, newInviteCode } from './invites.ts';

/**
 * Gives a kept invitation its code, which is returned once and kept nowhere; earlier invitations of the same email end.
 */
export const openInvite = async (
  tx: Transaction,
  { vault }: Pick<Context, 'vault'>,
  { id, email }: { readonly id: number; readonly email: string },
  now: Date,
): Promise<string> => {
  await withdrawInvites(tx, email, now, id);
  const code = newInviteCode();
  const expiresAt = new Date(now.getTime() + INVITE_LIFE_MS);
  await saveInviteCode(tx, id, inviteHash(code), expiresAt);
  await saveInviteTotp(tx, id, vault.seal(newTotpSecret(), inviteTotpPlace(id)));
  return code;
};

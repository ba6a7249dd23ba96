import { hash as digest, randomBytes } from 'node:crypto';
import { mayHoldTogether } from '@karigar/domain/console/desks';
import { isInviteOpen } from '@karigar/domain/console/invites';
import { splitName } from '@karigar/domain/identity/split-name';
import type { CallScope } from '#wire/define-handler';
import { lockInvite, saveInviteUse, type InviteRow } from './invite-store.ts';
import { createOperator, findOperator, giveDesks, reopenOperator } from './operator-store.ts';

export const newInviteCode = (): string => randomBytes(32).toString('base64url');

/** Random, so a plain hash hides it. */
export const inviteHash = (code: string): Buffer => digest('sha256', code, 'buffer');

/** Where an invitation's secret is sealed, and where it goes when the invitation is used. */
export const inviteTotpPlace = (inviteId: number): string => `operator_invites.totp:${inviteId}`;
export const totpPlace = (accountId: number): string => `operators.totp:${accountId}`;

/** The same for all passkeys of an operator; says nothing to a stranger. */
export const operatorHandle = ({ context: { vault } }: CallScope, email: string): string =>
  Buffer.from(vault.keyedHash(`operator:${email}`, 'passkey-user')).toString('base64url');

/** Null unless the code is of an invitation that can still be used. */
export const findOpenInvite = async (
  { tx, now }: CallScope,
  code: string,
): Promise<InviteRow | null> => {
  const invite = await lockInvite(tx, inviteHash(code));
  if (invite === null) return null;
  const isOpen = isInviteOpen(
    {
      expiresAt: invite.expiresAt.getTime(),
      usedAt: invite.usedAt?.getTime() ?? null,
      withdrawnAt: invite.withdrawnAt?.getTime() ?? null,
    },
    now,
  );
  return isOpen ? invite : null;
};

/**
 * The invited person's account, new or known, with the desks of the invitation. Null where the desks do not go together
 * any more, or an operator would give desks to themselves.
 */
export const takeInvite = async (scope: CallScope, invite: InviteRow): Promise<number | null> => {
  const { tx, context, now } = scope;
  const { email, cityId, desks, invitedBy } = invite;
  const known = await findOperator(tx, email);
  const held = [...(known?.desks ?? []), ...desks];
  if (known?.isBlocked === true || !mayHoldTogether(held, context.config.team)) return null;
  if (known !== null && known.accountId === invitedBy) return null;
  const at = new Date(now);
  if (known !== null) await reopenOperator(tx, known.accountId, cityId);
  const accountId =
    known?.accountId ??
    (await createOperator(tx, { email, ...splitName(invite.name), cityId, now: at }));
  await giveDesks(tx, accountId, desks, invitedBy, at);
  await saveInviteUse(tx, invite.id, at);
  return accountId;
};

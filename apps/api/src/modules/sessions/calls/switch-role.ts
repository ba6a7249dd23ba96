import { switchRole } from '@karigar/contract/sessions/switch-role';
import { accepted, refused } from '@karigar/domain/result';
import { mayActAsBoth } from '@karigar/domain/roles';
import { openSession } from '#auth-steps/open-session';
import { deviceHash } from '#auth/device';
import { accountOf, sessionOf } from '#auth/who';
import { CallError } from '#wire/call-error';
import { defineHandler } from '#wire/define-handler';
import { addMembership, readRoles } from '../membership-store.ts';

/** One transaction ends the old session and opens the new one, so there is always exactly one. */
export const switchRoleHandler = defineHandler(
  switchRole,
  async ({ role }, scope) => {
    const { context, tx, who, now, afterCommit } = scope;
    const [accountId, sessionId] = [accountOf(who), sessionOf(who)];
    const held = await readRoles(tx, accountId);
    if (!mayActAsBoth(held)) return refused('role.not-held');
    const ended = await context.sessions.revokeIn(tx, sessionId);
    // A concurrent call ended this session first: another session would be a second effect.
    if (ended === null) throw new CallError('session.ended');
    if (!held.includes(role)) await addMembership(tx, accountId, role, new Date(now));
    afterCommit(() => context.sessions.forget(sessionId));
    const { playerId, deviceHash: own } = ended;
    const knownDevice = own ?? deviceHash(context.vault, '');
    const session = { accountId, role, playerId, knownDevice, isSameLogin: true };
    return accepted(await openSession(scope, session));
  },
  { as: 'system', of: 'caller' },
);

import { switchRole } from '@karigar/contract/sessions/switch-role';
import { accepted, refused } from '@karigar/domain/result';
import { mayActAs } from '@karigar/domain/roles';
import { openSession } from '#auth-steps/open-session';
import { accountOf, sessionOf } from '#auth/who';
import { CallError } from '#wire/call-error';
import { answer } from '#wire/define-handler';
import { addMembership, readRoles } from '../membership-store.ts';

/** Both sessions change hands in one transaction: at no moment does he have two, or none. */
export const switchRoleAnswer = answer(
  switchRole,
  async ({ role }, scope) => {
    const { context, tx, who, afterCommit } = scope;
    const [accountId, sessionId] = [accountOf(who), sessionOf(who)];
    const held = await readRoles(tx, accountId);
    if (!mayActAs(held, role)) return refused('role.not-held');
    const ended = await context.sessions.revokeIn(tx, sessionId);
    // A twin was quicker: this session is over, and one more would be a second effect.
    if (ended === null) throw new CallError('session.ended');
    if (!held.includes(role)) await addMembership(tx, accountId, role);
    afterCommit(() => context.sessions.forget(sessionId));
    return accepted(await openSession(scope, { accountId, role, playerId: ended.playerId }));
  },
  { as: 'system' },
);

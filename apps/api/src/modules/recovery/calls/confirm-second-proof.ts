import { confirmSecondProof } from '@karigar/contract/recovery/confirm-second-proof';
import { accepted, refused } from '@karigar/domain/result';
import { openSession } from '#auth-steps/open-session';
import { defineHandler } from '#wire/define-handler';
import { proveOwn, readContact } from '../contact-store.ts';
import { expirePendingLogins } from '../expire-pending-logins.ts';
import { takeSecondProof } from '../second-proof-code.ts';

export const confirmSecondProofHandler = defineHandler(
  confirmSecondProof,
  async (input, scope) => {
    const { pendingLogin } = scope.who;
    if (pendingLogin === undefined) return refused('second-proof.not-needed');
    const { accountId, role, device } = pendingLogin;
    scope.note({ subjectId: accountId });
    const taken = await takeSecondProof(scope, pendingLogin, input.answer);
    if (!taken.ok) return taken;
    const { phone } = await readContact(scope.tx, accountId);
    const now = new Date(scope.now);
    // Phone and account are both proven now, so nothing of the account is removed.
    if (phone !== null)
      await proveOwn(scope.tx, accountId, { channel: 'phone', address: phone }, now);
    const { playerId } = await expirePendingLogins(scope);
    const session = { accountId, role, playerId, knownDevice: device };
    return accepted(await openSession(scope, session));
  },
  { as: 'system', of: 'pending-login' },
);

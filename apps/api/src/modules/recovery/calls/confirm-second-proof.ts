import { confirmSecondProof } from '@karigar/contract/recovery/confirm-second-proof';
import { accepted, refused } from '@karigar/domain/result';
import { openSession } from '#auth-steps/open-session';
import { answer } from '#wire/define-handler';
import { proveOwn, readContact } from '../contact-store.ts';
import { endAwaiting } from '../expire-pending-logins.ts';
import { takeSecondProof } from '../second-proof-code.ts';

export const confirmSecondProofAnswer = answer(
  confirmSecondProof,
  async (input, scope) => {
    const { awaited } = scope.who;
    if (awaited === undefined) return refused('second-proof.not-needed');
    const { accountId, role, device } = awaited;
    scope.note({ subjectId: accountId });
    const taken = await takeSecondProof(scope, awaited, input.answer);
    if (!taken.ok) return taken;
    const { phone } = await readContact(scope.tx, accountId);
    const now = new Date(scope.now);
    // He has shown the phone, and that the account is his: nothing of it falls.
    if (phone !== null)
      await proveOwn(scope.tx, accountId, { channel: 'phone', address: phone }, now);
    const { playerId } = await endAwaiting(scope);
    const session = { accountId, role, playerId, knownDevice: device };
    return accepted(await openSession(scope, session));
  },
  { as: 'system' },
);

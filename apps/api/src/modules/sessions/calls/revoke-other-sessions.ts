import { revokeOtherSessions } from '@karigar/contract/sessions/revoke-other-sessions';
import { accepted } from '@karigar/domain/result';
import { endSessions } from '#auth-steps/end-sessions';
import { notifyOfLostPasskeys } from '#auth-steps/notify-of-passkey';
import { forgetOtherDevices } from '#auth/known-device-store';
import { deleteOtherPasskeys } from '#auth/passkey-store';
import { accountOf, sessionOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';

export const revokeOtherSessionsHandler = defineHandler(
  revokeOtherSessions,
  async (_input, scope) => {
    const [accountId, sessionId] = [accountOf(scope.who), sessionOf(scope.who)];
    // An operator's passkeys go only when the operator does.
    if (scope.who.role !== 'operator') {
      await forgetOtherDevices(scope.tx, accountId, sessionId);
      const lost = await deleteOtherPasskeys(scope.tx, accountId, sessionId);
      await notifyOfLostPasskeys(scope, accountId, lost);
    }
    return accepted({ ended: await endSessions(scope, accountId, sessionId) });
  },
);

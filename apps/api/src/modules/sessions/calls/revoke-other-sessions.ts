import { revokeOtherSessions } from '@karigar/contract/sessions/revoke-other-sessions';
import { accepted } from '@karigar/domain/result';
import { endSessions } from '#auth-steps/end-sessions';
import { forgetOtherDevices } from '#auth/known-device-store';
import { accountOf, sessionOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';

export const revokeOtherSessionsHandler = defineHandler(
  revokeOtherSessions,
  async (_input, scope) => {
    const [accountId, sessionId] = [accountOf(scope.who), sessionOf(scope.who)];
    await forgetOtherDevices(scope.tx, accountId, sessionId);
    return accepted({ ended: await endSessions(scope, accountId, sessionId) });
  },
);

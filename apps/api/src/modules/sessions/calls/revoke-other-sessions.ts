import { revokeOtherSessions } from '@karigar/contract/sessions/revoke-other-sessions';
import { accepted } from '@karigar/domain/result';
import { endSessions } from '#auth-steps/end-sessions';
import { accountOf, sessionOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';

export const revokeOtherSessionsHandler = defineHandler(
  revokeOtherSessions,
  async (_input, scope) =>
    accepted({ ended: await endSessions(scope, accountOf(scope.who), sessionOf(scope.who)) }),
);

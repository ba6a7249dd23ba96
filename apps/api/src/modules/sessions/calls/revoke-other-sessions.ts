import { revokeOtherSessions } from '@karigar/contract/sessions/revoke-other-sessions';
import { accepted } from '@karigar/domain/result';
import { endSessions } from '#auth-steps/end-sessions';
import { accountOf, sessionOf } from '#auth/who';
import { answer } from '#wire/define-handler';

export const revokeOtherSessionsAnswer = answer(revokeOtherSessions, async (_input, scope) =>
  accepted({ ended: await endSessions(scope, accountOf(scope.who), sessionOf(scope.who)) }),
);

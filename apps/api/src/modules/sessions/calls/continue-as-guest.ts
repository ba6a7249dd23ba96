import { continueAsGuest } from '@karigar/contract/sessions/continue-as-guest';
import { accepted } from '@karigar/domain/result';
import { openSession } from '#auth-steps/open-session';
import { limitSignups } from '#auth-steps/limit-signups';
import { defineHandler } from '#wire/define-handler';

export const continueAsGuestHandler = defineHandler(
  continueAsGuest,
  async (_input, scope) => accepted(await openSession(scope, { accountId: null, role: 'guest' })),
  // A guest has no account, and a session that this browser had before ends.
  {
    as: 'system',
    of: 'everyone',
    because: 'the account is found by what the caller shows',
    prepare: (_input, scope) => limitSignups(scope),
  },
);

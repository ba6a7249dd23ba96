import { continueAsGuest } from '@karigar/contract/sessions/continue-as-guest';
import { accepted } from '@karigar/domain/result';
import { openSession } from '#auth-steps/open-session';
import { takeNewcomer } from '#auth-steps/limit-signups';
import { answer } from '#wire/define-handler';

export const continueAsGuestAnswer = answer(
  continueAsGuest,
  async (_input, scope) => accepted(await openSession(scope, { accountId: null, role: 'guest' })),
  { prepare: (_input, scope) => takeNewcomer(scope) },
);

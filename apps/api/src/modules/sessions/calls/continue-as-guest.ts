import { continueAsGuest } from '@karigar/contract/sessions/continue-as-guest';
import { accepted } from '@karigar/domain/result';
import { openSession } from '#auth/open-session';
import { takeNewcomer } from '#auth/take-newcomer';
import { answer } from '#wire/handler';

export const continueAsGuestAnswer = answer(
  continueAsGuest,
  async (_input, scope) => accepted(await openSession(scope, { accountId: null, role: 'guest' })),
  { prepare: (_input, scope) => takeNewcomer(scope) },
);

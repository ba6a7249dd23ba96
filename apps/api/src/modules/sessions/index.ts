import { continueAsGuestAnswer } from './calls/continue-as-guest.ts';
import { listSessionsAnswer } from './calls/list-sessions.ts';
import { revokeOtherSessionsAnswer } from './calls/revoke-other-sessions.ts';
import { revokeSessionAnswer } from './calls/revoke-session.ts';
import { switchRoleAnswer } from './calls/switch-role.ts';

export const sessionAnswers = [
  continueAsGuestAnswer,
  switchRoleAnswer,
  listSessionsAnswer,
  revokeSessionAnswer,
  revokeOtherSessionsAnswer,
];

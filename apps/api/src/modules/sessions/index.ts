import { continueAsGuestHandler } from './calls/continue-as-guest.ts';
import { listSessionsHandler } from './calls/list-sessions.ts';
import { makeQueueKeyHandler } from './calls/make-queue-key.ts';
import { openQueueKeyHandler } from './calls/open-queue-key.ts';
import { revokeOtherSessionsHandler } from './calls/revoke-other-sessions.ts';
import { revokeSessionHandler } from './calls/revoke-session.ts';
import { switchRoleHandler } from './calls/switch-role.ts';

export const sessionHandlers = [
  continueAsGuestHandler,
  switchRoleHandler,
  listSessionsHandler,
  revokeSessionHandler,
  revokeOtherSessionsHandler,
  makeQueueKeyHandler,
  openQueueKeyHandler,
];

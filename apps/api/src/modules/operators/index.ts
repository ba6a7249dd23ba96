import { acceptInviteHandler } from './calls/accept-invite.ts';
import { acceptInviteWithAuthenticatorHandler } from './calls/accept-invite-with-authenticator.ts';
import { beginInvitePasskeyHandler } from './calls/begin-invite-passkey.ts';
import { beginOperatorLoginHandler } from './calls/begin-operator-login.ts';
import { beginPasskeyProofHandler } from './calls/begin-passkey-proof.ts';
import { closeOperatorHandler } from './calls/close-operator.ts';
import { getDeskHandler } from './calls/get-desk.ts';
import { inviteOperatorHandler } from './calls/invite-operator.ts';
import { listOperatorsHandler } from './calls/list-operators.ts';
import { loginOperatorHandler } from './calls/login-operator.ts';
import { loginWithAuthenticatorHandler } from './calls/login-with-authenticator.ts';
import { readInviteHandler } from './calls/read-invite.ts';
import { saveDesksHandler } from './calls/save-desks.ts';
import { showPasskeyHandler } from './calls/show-passkey.ts';
import { withdrawInviteHandler } from './calls/withdraw-invite.ts';

export { closeByCommandLine, inviteByCommandLine } from './by-command-line.ts';
export { inviteNow } from './calls/invite-operator.ts';
export { giveNow } from './calls/save-desks.ts';

export const operatorHandlers = [
  readInviteHandler,
  beginInvitePasskeyHandler,
  acceptInviteHandler,
  acceptInviteWithAuthenticatorHandler,
  beginOperatorLoginHandler,
  loginOperatorHandler,
  loginWithAuthenticatorHandler,
  beginPasskeyProofHandler,
  showPasskeyHandler,
  getDeskHandler,
  listOperatorsHandler,
  inviteOperatorHandler,
  withdrawInviteHandler,
  saveDesksHandler,
  closeOperatorHandler,
];

import { acceptInviteHandler } from './calls/accept-invite.ts';
import { acceptInviteWithAuthenticatorHandler } from './calls/accept-invite-with-authenticator.ts';
import { beginInvitePasskeyHandler } from './calls/begin-invite-passkey.ts';
import { beginOperatorLoginHandler } from './calls/begin-operator-login.ts';
import { beginPasskeyProofHandler } from './calls/begin-passkey-proof.ts';
import { getDeskHandler } from './calls/get-desk.ts';
import { loginOperatorHandler } from './calls/login-operator.ts';
import { loginWithAuthenticatorHandler } from './calls/login-with-authenticator.ts';
import { readInviteHandler } from './calls/read-invite.ts';
import { showPasskeyHandler } from './calls/show-passkey.ts';

export { closeByCommandLine, inviteByCommandLine } from './by-command-line.ts';

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
];

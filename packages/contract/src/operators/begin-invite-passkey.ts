import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { passkeyOptions } from '../passkeys/passkey.ts';
import { inviteCodeField } from './invite.ts';

/** Gives the challenge for an invited operator's passkey. */
export const beginInvitePasskey = defineCall({
  name: 'begin-invite-passkey',
  path: 'console/invites',
  programType: 'beginInvitePasskey',
  at: 'console',
  who: 'anyone',
  writes: true,
  replay: 'reply',
  fields: { code: 'code' },
  input: z.object({ code: inviteCodeField }),
  output: passkeyOptions,
  refusals: ['invite.not-valid'],
});

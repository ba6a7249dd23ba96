import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { credentialField } from '../passkeys/passkey.ts';
import { deviceField, newSession } from '../sign-in/session.ts';
import { inviteCodeField } from './invite.ts';

/** Uses up an invitation: the operator's account gets the passkey and the desks, and a session opens. */
export const acceptInvite = defineCall({
  name: 'accept-invite',
  path: 'console/invites',
  programType: 'acceptInvite',
  at: 'console',
  who: 'anyone',
  writes: true,
  replay: 'outcome',
  fields: { code: 'code', credential: 'credential', device: 'device' },
  input: z.object({
    code: inviteCodeField,
    credential: credentialField,
    device: deviceField,
  }),
  output: newSession,
  refusals: ['invite.not-valid', 'passkey.not-added', 'passkey.already-added'],
  done: msg`You can work at your desks now.`,
});

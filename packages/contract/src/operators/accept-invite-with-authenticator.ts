import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { deviceField, newSession } from '../sign-in/session.ts';
import { textField } from '../wire/text-fields.ts';
import { inviteCodeField, totpField } from './invite.ts';

/** The same without a passkey: a password and a code of the authenticator app, which open no guarded call. */
export const acceptInviteWithAuthenticator = defineCall({
  name: 'accept-invite-with-authenticator',
  path: 'console/invites',
  programType: 'acceptInviteWithAuthenticator',
  at: 'console',
  who: 'anyone',
  writes: true,
  replay: 'outcome',
  fields: { code: 'code', password: 'password', totp: 'totp', device: 'device' },
  input: z.object({
    code: inviteCodeField,
    password: textField(200),
    totp: totpField,
    device: deviceField,
  }),
  output: newSession,
  refusals: ['invite.not-valid', 'password.too-weak', 'authenticator.wrong-code'],
  done: msg`You can work at your desks now.`,
});

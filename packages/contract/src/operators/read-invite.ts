import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { instant } from '../wire/values.ts';
import { desksHeld, inviteCodeField } from './invite.ts';

/** Shows an invitation to whoever has its link, with the secret for an authenticator app. */
export const readInvite = defineCall({
  name: 'read-invite',
  path: 'console/invites',
  programType: 'readInvite',
  at: 'console',
  who: 'anyone',
  writes: false,
  fields: { code: 'code' },
  input: z.object({ code: inviteCodeField }),
  output: z.object({
    name: z.string(),
    email: z.string(),
    desks: desksHeld,
    expiresAt: instant,
    /** The otpauth:// address that an authenticator app reads; its `secret` can be typed instead. */
    authenticator: z.string(),
  }),
  refusals: ['invite.not-valid'],
});

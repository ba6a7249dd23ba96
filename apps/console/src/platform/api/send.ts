import { createCall } from '@karigar/client/api/create-call';
import * as z from 'zod/mini';
import { ended } from '#platform/session/ended';
import { session } from '#platform/session/session';
import { CLIENT_ID } from './client-id.ts';

// Our content security policy forbids eval, which zod would otherwise try.
z.config({ jitless: true });

/** Sends a call as it is; `call` also shows a passkey where one is needed. */
export const send = createCall({
  clientId: CLIENT_ID,
  session,
  onSignedOut: async (sender, { message }) => {
    if (session.get()?.authToken !== sender.authToken) return;
    ended.note(message);
    await session.close(sender.authToken);
  },
});

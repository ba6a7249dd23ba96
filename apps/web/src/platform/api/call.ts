import * as z from 'zod/mini';
import { createCall } from '@karigar/client/api/create-call';
import { reportError } from '@karigar/client/errors/report-error';
import type { Session } from '@karigar/client/session/account';
import { session } from '#platform/session/session';
import { callWatch } from './call-watch.ts';
import { CLIENT_ID } from './client-id.ts';

// Our content security policy forbids eval, which zod would otherwise try.
z.config({ jitless: true });

/** Loaded on demand: the server rarely ends a session. */
const noteEnd = async (ended: Session, why: string): Promise<void> => {
  try {
    const { endedSession } = await import('#platform/session/ended-session');
    endedSession.note(ended, why);
  } catch (error) {
    reportError(error);
  }
};

/** The server ended this session: the login screen explains why. A session that was opened meanwhile stays. */
const endSession = async (ended: Session, why: string): Promise<void> => {
  if (session.get()?.authToken !== ended.authToken) return;
  if (ended.role !== 'guest') await noteEnd(ended, why);
  await session.close(ended.authToken);
};

/** The only way to the server. */
export const call = createCall({
  clientId: CLIENT_ID,
  session,
  watch: (sent, input) => callWatch.current?.(sent, input),
  onSignedOut: (sender, { isSecondProofNeeded, message }) =>
    isSecondProofNeeded ? session.owe(sender.authToken) : endSession(sender, message),
});

import { isDefinitive } from '@karigar/contract/call-result';
import { createClient, type Client, type ServerTime } from '@karigar/contract/client';
import { i18n } from '@lingui/core';
import { reportError } from '#platform/errors/report-error';
import { currentLanguage } from '#platform/i18n/language';
import { sayBy } from '#platform/i18n/use-say';
import type { Session } from '#platform/session/account';
import { session } from '#platform/session/session';
import { appVersion } from '#platform/version/app-version';
import { createCallKeys } from './call-keys.ts';
import { callWatch } from './call-watch.ts';
import { CLIENT_ID } from './client-id.ts';

/** Loaded on demand: the sign-in does not need the server clock. */
const hearTime = async (heard: ServerTime): Promise<void> => {
  const { serverClock } = await import('#platform/time/server-now');
  serverClock.hear(heard);
};

const send = createClient({
  base: '/api/',
  clientId: CLIENT_ID,
  version: import.meta.env.APP_VERSION,
  language: currentLanguage,
  say: sayBy(i18n.t),
  authToken: () => session.get()?.authToken ?? null,
  isOnline: () => navigator.onLine,
  onServerTime: (heard) => void hearTime(heard).catch(reportError),
});

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

const keys = createCallKeys();

/**
 * The only way to the server. An ended session, an outdated app and the idempotency key of a write
 * without one are handled here for all calls.
 */
export const call: Client = async (made, input, options) => {
  const sender = session.get();
  const open =
    made.writes && options?.key === undefined
      ? keys(sender?.authToken ?? '', made.name, input)
      : null;
  const sent = send(made, input, { ...options, ...(open && { key: open.key }) });
  callWatch.current?.(sent, input);
  const result = await sent;
  if (isDefinitive(result)) open?.end();
  if (result.kind === 'signed-out' && sender !== null)
    await (result.isSecondProofNeeded
      ? session.owe(sender.authToken)
      : endSession(sender, result.message));
  if (result.kind === 'outdated') appVersion.mustUpdate();
  return result;
};

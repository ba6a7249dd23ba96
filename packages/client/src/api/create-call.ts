import { isDefinitive, type CallResult } from '@karigar/contract/call-result';
import { createClient, type Client, type ServerTime } from '@karigar/contract/client';
import type { AnyCall } from '@karigar/contract/define-call';
import { i18n } from '@lingui/core';
import { reportError } from '../errors/report-error.ts';
import { currentLanguage } from '../i18n/language.ts';
import { sayBy } from '../i18n/use-say.ts';
import type { Session } from '../session/account.ts';
import { appVersion } from '../version/app-version.ts';
import { createCallKeys } from './call-keys.ts';

/** Loaded on demand: the sign-in does not need the server clock. */
const hearTime = async (heard: ServerTime): Promise<void> => {
  const { serverClock } = await import('../time/server-now.ts');
  serverClock.hear(heard);
};

type SignedOut = Extract<CallResult<AnyCall>, { readonly kind: 'signed-out' }>;

/**
 * An app's only way to the server. An ended session, an outdated app and the idempotency key of a write
 * without one are handled here for all calls.
 */
export const createCall = ({
  clientId,
  session,
  watch,
  onSignedOut,
}: {
  /** The public id of the app, not a secret. */
  readonly clientId: string;
  readonly session: { readonly get: () => Session | null };
  /** Observes a call that was sent, without changing it. */
  readonly watch?: (sent: Promise<CallResult<AnyCall>>, input: unknown) => void;
  readonly onSignedOut: (sender: Session, result: SignedOut) => Promise<void>;
}): Client => {
  const keys = createCallKeys();
  const send = createClient({
    base: '/api/',
    clientId,
    version: import.meta.env.APP_VERSION,
    language: currentLanguage,
    say: sayBy(i18n.t),
    authToken: () => session.get()?.authToken ?? null,
    isOnline: () => navigator.onLine,
    onServerTime: (heard) => void hearTime(heard).catch(reportError),
  });

  return async (made, input, options) => {
    const sender = session.get();
    const open =
      made.writes && options?.key === undefined
        ? keys(sender?.authToken ?? '', made.name, input)
        : null;
    const sent = send(made, input, { ...options, ...(open && { key: open.key }) });
    watch?.(sent, input);
    const result = await sent;
    if (isDefinitive(result)) open?.end();
    if (result.kind === 'signed-out' && sender !== null) await onSignedOut(sender, result);
    if (result.kind === 'outdated') appVersion.mustUpdate();
    return result;
  };
};

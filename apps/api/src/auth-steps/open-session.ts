import type { SecondProof } from '@karigar/domain/identity/second-proof';
import type { Role } from '@karigar/domain/roles';
import { currentTexts } from '#platform/legal-documents';
import type { CallScope } from '#wire/define-handler';
import { insertAcceptances } from '../auth/acceptance-store.ts';
import { deviceHash, isNamed } from '../auth/device.ts';
import { rememberDevice } from '../auth/known-device-store.ts';
import { endOldestSessions } from '../auth/session-store.ts';
import type { PendingLogin } from '../auth/who.ts';
import { notifyOfDevice } from './notify-of-device.ts';

/** Phones, tablets and computers of a person, and as many again that were not logged out. */
const MOST_SESSIONS = 20;

type Opening = {
  readonly accountId: number | null;
  readonly role: Role;
  readonly playerId?: string;
  readonly awaiting?: Pick<PendingLogin, 'proof' | 'device'> | undefined;
  /** Hash of the device, where it is not the device of this call. */
  readonly knownDevice?: string | undefined;
  /** The login goes on in another session: nobody saw the terms. */
  readonly isSameLogin?: boolean;
};

export type NewSession = {
  readonly authToken: string;
  readonly role: Role;
  readonly accountId?: number;
  readonly secondProof?: SecondProof;
};

/** Opens a session for every sign-in call: the token goes into the reply, the cookie into a header. */
export const openSession = async (scope: CallScope, session: Opening): Promise<NewSession> => {
  const { context, tx, now, device, setCookie, afterCommit, note } = scope;
  const { sessions, vault, legalTexts } = context;
  const { accountId, awaiting, knownDevice = deviceHash(vault, device.name) } = session;
  const isLogin = accountId !== null && awaiting === undefined && session.isSameLogin !== true;
  const own = isNamed(vault, knownDevice) ? knownDevice : null;
  const { authToken, cookie, replaced } = await sessions.open(tx, {
    ...session,
    device,
    deviceHash: own,
  });
  // A change of role ends a session for the one it opens.
  if (accountId !== null && session.isSameLogin !== true) {
    const ended = await endOldestSessions(tx, accountId, MOST_SESSIONS, new Date(now));
    if (ended.length > 0) afterCommit(() => sessions.forget(...ended));
  }
  if (accountId !== null && awaiting === undefined && own !== null) {
    const isAnother = await rememberDevice(tx, accountId, own, new Date(now));
    if (isAnother) await notifyOfDevice(scope, accountId);
  }
  if (isLogin) insertAcceptances(tx, accountId, currentTexts(legalTexts, now), new Date(now));
  if (cookie !== null) setCookie(cookie);
  if (replaced !== null) afterCommit(() => sessions.forget(replaced));
  if (awaiting === undefined)
    return { authToken, role: session.role, ...(accountId !== null && { accountId }) };
  note({ isHalf: true });
  // The caller stays a guest until the second factor is shown.
  return { authToken, role: 'guest', secondProof: awaiting.proof };
};

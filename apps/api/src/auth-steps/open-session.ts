import type { SecondProof } from '@karigar/domain/identity/second-proof';
import type { Role } from '@karigar/domain/roles';
import type { CallScope } from '#wire/define-handler';
import { deviceHash } from '../auth/device.ts';
import { rememberDevice } from '../auth/known-device-store.ts';
import type { Awaited } from '../auth/who.ts';

type Opening = {
  readonly accountId: number | null;
  readonly role: Role;
  readonly playerId?: string;
  readonly awaiting?: Pick<Awaited, 'proof' | 'device'> | undefined;
  /** The hash of the device, where its name is not the call's own. */
  readonly knownDevice?: string | undefined;
};

export type NewSession = {
  readonly authToken: string;
  readonly role: Role;
  readonly accountId?: number;
  readonly secondProof?: SecondProof;
};

/** How every call opens a session: the token is its reply's, the cookie travels by itself. */
export const openSession = async (
  { context: { sessions, vault }, tx, now, device, setCookie, afterCommit }: CallScope,
  session: Opening,
): Promise<NewSession> => {
  const { accountId, awaiting, knownDevice = deviceHash(vault, device.name) } = session;
  const { authToken, cookie, replaced } = await sessions.open(tx, { ...session, device });
  if (accountId !== null && awaiting === undefined)
    await rememberDevice(tx, accountId, knownDevice, new Date(now));
  if (cookie !== null) setCookie(cookie);
  if (replaced !== null) afterCommit(() => sessions.forget(replaced));
  if (awaiting === undefined)
    return { authToken, role: session.role, ...(accountId !== null && { accountId }) };
  // Until he has shown the second proof he is nobody we know.
  return { authToken, role: 'guest', secondProof: awaiting.proof };
};

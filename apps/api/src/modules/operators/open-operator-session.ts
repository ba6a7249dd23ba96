import { deviceHash } from '#auth/device';
import { endOldestSessions } from '#auth/session-store';
import type { CallScope } from '#wire/define-handler';

/** A desk, a laptop and one more; the session that was not used for longest ends. */
const MOST_SESSIONS = 3;

export type OperatorSession = {
  readonly authToken: string;
  readonly role: 'operator';
  readonly accountId: number;
};

export const openOperatorSession = async (
  scope: CallScope,
  accountId: number,
  by: 'passkey' | 'authenticator',
): Promise<OperatorSession> => {
  const { context, tx, now, device, afterCommit, setCookie, note } = scope;
  const { sessions, vault } = context;
  note({ subjectId: accountId });
  const { authToken, cookie, replaced } = await sessions.open(tx, {
    accountId,
    role: 'operator',
    device,
    deviceHash: deviceHash(vault, device.name),
    hasShownPasskey: by === 'passkey',
  });
  const ended = await endOldestSessions(tx, accountId, MOST_SESSIONS, new Date(now));
  if (cookie !== null) setCookie(cookie);
  const gone = replaced === null ? ended : [...ended, replaced];
  if (gone.length > 0) afterCommit(() => sessions.forget(...gone));
  return { authToken, role: 'operator', accountId };
};

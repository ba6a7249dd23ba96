import type { AnyCall } from '@karigar/contract/define-call';
import { networkOf } from '#auth/network';
import { insertSecurityEvent, type SecurityEvent } from '#auth/security-event-store';
import type { Context } from '#context';
import { SYSTEM, type Transaction } from '#platform/db';
import { createLimit } from '#platform/limits';
import type { AuditNote, CallScope } from './define-handler.ts';

/** Calls that open, refuse or end a session, prove a person, or take all of their data out. */
export const SECURITY_CALLS: ReadonlySet<string> = new Set([
  'register',
  'request-otp',
  'verify-otp',
  'login-with-id-token',
  'login-with-password',
  'login-with-passkey',
  'accept-invite',
  'accept-invite-with-authenticator',
  'login-operator',
  'login-with-authenticator',
  'begin-passkey',
  'add-passkey',
  'remove-passkey',
  'log-out',
  'switch-role',
  'revoke-session',
  'revoke-other-sessions',
  'request-recovery-otp',
  'reset-password',
  'request-second-proof',
  'confirm-second-proof',
  'start-fresh-account',
  'disown-change',
  'request-change-otp',
  'verify-change-otp',
  'update-bank-details',
  'export-my-data',
  'erase-my-data',
]);

/** Also every call that only operators have: what they see and change is other people's. */
const isLogged = ({ name, who }: AnyCall): boolean =>
  SECURITY_CALLS.has(name) || (who !== 'anyone' && who.every((role) => role === 'operator'));

type Logged = Pick<CallScope, 'who' | 'now' | 'address'> & {
  readonly requestId: string;
  readonly noted: () => AuditNote;
};

/** Logs a call and the account's facts that it changed, in its transaction: a repeated key logs nothing. */
export const logCall = (
  tx: Transaction,
  call: AnyCall,
  outcome: string,
  { who, now, address, requestId, noted }: Logged,
): void => {
  const { subjectId, changes = [], isHalf = false } = noted();
  const accountId = subjectId ?? who.accountId;
  const actorId = who.accountId === accountId ? null : who.accountId;
  const event = { at: new Date(now), accountId, actorId, address, requestId };
  if (isLogged(call))
    insertSecurityEvent(tx, { ...event, kind: call.name, outcome: isHalf ? 'half' : outcome });
  for (const fact of changes)
    insertSecurityEvent(tx, { ...event, kind: `${fact}-changed`, outcome });
};

/** Refusals before any handler runs. */
const TURNED_AWAY: ReadonlySet<string> = new Set([
  'limit.too-many',
  'role.not-allowed',
  'desk.not-held',
  'network.not-allowed',
]);

/** A flood of refused requests must not become a flood of rows: one for a network, cause and quarter of an hour. */
const ONCE = { points: 1, seconds: 900 };
const ALL_TOGETHER = { points: 300, seconds: 60 };

type TurnedAway = Pick<SecurityEvent, 'accountId' | 'address' | 'requestId'> & {
  readonly refusal: string;
};

/** Logs who hit a limit or called what their role may not; a failure is only reported. */
export const createTurnedAwayLog = ({ databases, clock, log }: Context) => {
  const once = createLimit(ONCE);
  const together = createLimit(ALL_TOGETHER);
  return async ({ refusal, ...event }: TurnedAway): Promise<void> => {
    if (!TURNED_AWAY.has(refusal)) return;
    const isNew = await once.take(`${refusal} ${networkOf(event.address)}`);
    if (!isNew.ok || !(await together.take('all')).ok) return;
    const row = { ...event, at: new Date(clock()), kind: 'turned-away', outcome: refusal };
    await databases.system
      .transaction(SYSTEM, async (tx) => insertSecurityEvent(tx, { ...row, actorId: null }))
      .catch((error: unknown) => log.warn({ err: error }, 'a security event was not stored'));
  };
};

import { hash as digest } from 'node:crypto';
import type { AnyCall } from '@karigar/contract/define-call';
import { isKnownAt, type Listener } from '@karigar/contract/listener';
import { findCall } from '@karigar/contract/registry';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Look } from './fresh-people.ts';

/** Whoever is an operator works on: the session is in use, and the passkey has just been shown. */
const STAY = `UPDATE sessions SET passkey_shown_at = $2, last_used_at = $2,
    idle_expires_at = $2::timestamptz + interval '30 minutes',
    expires_at = greatest(expires_at, $2::timestamptz + interval '12 hours')
  WHERE token_hash = $1 AND role = 'operator'`;

/** Before a call at the console: the test's clock may have moved by hours, and each guarded call uses a passkey up. */
export const stayOperator = (look: Look, token: string, now: Instant): Promise<unknown> =>
  look(STAY, [digest('sha256', token, 'buffer'), new Date(now)]);

type Addressed = Pick<AnyCall, 'path' | 'programType'>;

/** Where a call is sent unless a test says otherwise: the console only where nobody else knows it. */
export const listenerOf = ({ path, programType }: Addressed): Listener => {
  const call = findCall(path, programType);
  return call !== null && !isKnownAt('public', call) ? 'console' : 'public';
};

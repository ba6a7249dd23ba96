import type { AnyCall } from '@karigar/contract/define-call';
import { CALLS } from '@karigar/contract/registry';
import { CALL_ROWS, type CallRow } from '#testing/call-rows';
import type { Reply, TestApp } from '#testing/test-app';
import {
  CALLERS,
  gatherCast,
  roleOf,
  TARGETS,
  type Caller,
  type TargetKind,
} from './matrix-cast.ts';

export type Matrix = {
  readonly cells: number;
  readonly refusedByLock: number;
  readonly failures: readonly string[];
};

const NOT_FOUND = {
  booking: 'booking.not-found',
  subscription: 'subscription.not-found',
  document: 'kyc.document-not-found',
  session: 'session.not-found',
  line: 'earnings.line-not-found',
  address: 'address.not-found',
  block: 'block.not-found',
  none: '',
} as const;

/** Commands that a completed booking must refuse by name. */
const CHANGES_WORK = new Set([
  'start-work',
  'hold-work',
  'resume-work',
  'end-work',
  'verify-completion-otp',
  'propose-add-ons',
  'answer-add-on',
  'take-back-add-on',
  'submit-approval',
  'add-payment',
]);

/** An operator acts on every booking; in the role of a customer a serviceman's own jobs are those of somebody else. */
const isTheirs = ({ subject }: CallRow, caller: Caller, target: TargetKind): boolean => {
  if (target === 'missing') return false;
  if (caller === 'operator') return subject === 'booking';
  if (target === 'foreign') return false;
  const isOfRole = subject === 'booking' || subject === 'subscription';
  return !(caller === 'serviceman as customer' && isOfRole);
};

/** The reply a cell must get, from the registry alone; '*' is any reply except 'not found'. */
const expected = (call: AnyCall, row: CallRow, caller: Caller, target: TargetKind): string => {
  if (call.who === 'anyone') return '200 *';
  if (caller === 'none') return '401 session.missing';
  if (caller === 'expired' || caller === 'revoked' || caller === 'blocked')
    return '401 session.ended';
  const roles: readonly string[] = call.who;
  if (caller === 'owes a proof')
    return roles.includes('guest') ? '200 *' : '401 session.second-proof-needed';
  if (!roles.includes(roleOf(caller))) return '403 role.not-allowed';
  if (row.subject === 'none') return '200 *';
  if (!isTheirs(row, caller, target)) return `200 ${NOT_FOUND[row.subject]}`;
  return target === 'wrong state' && CHANGES_WORK.has(call.name) ? '200 refused' : '200 *';
};

const fits = (wanted: string, row: CallRow, { status, body }: Reply): boolean => {
  const [code = '', name = ''] = wanted.split(' ');
  if (String(status) !== code) return false;
  const isNotFound = row.subject !== 'none' && body.code === NOT_FOUND[row.subject];
  if (name === '*') return !isNotFound;
  if (name === 'refused') return !body.success && !isNotFound;
  return body.code === name;
};

/** Calls about something that can belong to somebody else: only these ask the locks. */
export const OWNED_CALLS = CALLS.filter(({ name }) => CALL_ROWS[name]?.subject !== 'none');

/** Every call × caller × target over real HTTP. A foreign target and a missing one get the same reply. */
export const runMatrix = async (
  app: TestApp,
  calls: readonly AnyCall[] = CALLS,
): Promise<Matrix> => {
  const cast = await gatherCast(app);
  const failures: string[] = [];
  let cells = 0;
  let refusedByLock = 0;
  for (const call of calls) {
    const row = CALL_ROWS[call.name];
    if (!row) {
      failures.push(`${call.name} has no row`);
      continue;
    }
    for (const caller of CALLERS) {
      const texts = new Map<TargetKind, string>();
      for (const target of TARGETS) {
        const token = await cast.tokenOf(caller);
        const fields = row.fields(cast.targetOf(caller, target), app.now());
        const reply = await app.sendFields(call, fields, { token });
        const wanted = expected(call, row, caller, target);
        cells += 1;
        if (wanted.endsWith('not-found')) refusedByLock += 1;
        texts.set(target, `${reply.status} ${reply.text}`);
        if (!fits(wanted, row, reply)) {
          failures.push(
            `${call.name} × ${caller} × ${target}: wanted ${wanted}, got ${reply.status} ${String(reply.body.code)}`,
          );
        }
      }
      const seesAll = caller === 'operator' && row.subject === 'booking';
      if (row.subject !== 'none' && !seesAll && texts.get('foreign') !== texts.get('missing')) {
        failures.push(`${call.name} × ${caller}: foreign and missing differ`);
      }
    }
  }
  return { cells, refusedByLock, failures };
};

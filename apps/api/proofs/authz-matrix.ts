import type { AnyCall } from '@karigar/contract/define-call';
import { isKnownAt, type Listener } from '@karigar/contract/listener';
import { CALLS } from '@karigar/contract/registry';
import { holdsOneOf } from '@karigar/domain/console/desks';
import type { CallRow } from '#testing/call-row';
import { CALL_ROWS } from '#testing/call-rows';
import type { Reply, TestApp } from '#testing/test-app';
import {
  CALLERS,
  desksOf,
  gatherCast,
  isOperator,
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
  passkey: 'passkey.not-found',
  'work-record': 'work-record.not-found',
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
  if (isOperator(caller)) return subject === 'booking';
  if (target === 'foreign') return false;
  const isOfRole = subject === 'booking' || subject === 'subscription';
  return !(caller === 'serviceman as customer' && isOfRole);
};

/** Operators call at the console, everybody else in public unless only the console knows the call. */
const placeOf = (call: AnyCall, caller: Caller): Listener => {
  if (isOperator(caller)) return caller === 'operator in public' ? 'public' : 'console';
  return isKnownAt('public', call) ? 'public' : 'console';
};

/** What an operator may not do; null where the rest decides. */
const refusedOperator = (call: AnyCall, caller: Caller): string | null => {
  if (caller === 'closed operator' || caller === 'operator in public') return '401 session.ended';
  if (call.desks !== undefined && !holdsOneOf(desksOf(caller), call.desks))
    return '403 desk.not-held';
  return caller === 'operator without a proof' && call.needs !== undefined
    ? '403 session.proof-needed'
    : null;
};

/** The reply a cell must get, from the registry alone; '*' is any reply except 'not found'. */
const expected = (call: AnyCall, row: CallRow, caller: Caller, target: TargetKind): string => {
  const place = placeOf(call, caller);
  if (!isKnownAt(place, call)) return '404 call.unknown';
  if (call.who === 'anyone') return '200 *';
  if (caller === 'none') return '401 session.missing';
  if (caller === 'expired' || caller === 'revoked' || caller === 'blocked')
    return '401 session.ended';
  // At the console nobody else exists.
  if (place === 'console' && !isOperator(caller)) return '401 session.ended';
  const refused = isOperator(caller) ? refusedOperator(call, caller) : null;
  if (refused !== null) return refused;
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

/** How much of the matrix is tried: `short` leaves out targets where the caller is refused before any is looked at. */
export type MatrixSize = 'whole' | 'short';

/** One is enough where no target is looked at. */
const targetsOf = (
  call: AnyCall,
  row: CallRow,
  caller: Caller,
  size: MatrixSize,
): readonly TargetKind[] => {
  if (isOperator(caller) && (caller === 'operator in public' || !isKnownAt('console', call)))
    return ['own'];
  const isRefused = !expected(call, row, caller, 'own').startsWith('200');
  return size === 'short' && (isRefused || row.subject === 'none') ? ['own'] : TARGETS;
};

/** How many cells the matrix has: each call and caller once where no target is looked at, else with every target. */
export const cellsOf = (calls: readonly AnyCall[], size: MatrixSize = 'whole'): number =>
  calls.reduce((sum, call) => {
    const row = CALL_ROWS[call.name];
    if (!row) return sum;
    const ofCall = CALLERS.map((caller) => targetsOf(call, row, caller, size).length);
    return sum + ofCall.reduce((all, targets) => all + targets, 0);
  }, 0);

/** Calls about something that can belong to somebody else: only these ask the locks. */
export const OWNED_CALLS = CALLS.filter(({ name }) => CALL_ROWS[name]?.subject !== 'none');

/** Every call × caller × target over real HTTP. A foreign target and a missing one get the same reply. */
export const runMatrix = async (
  app: TestApp,
  calls: readonly AnyCall[] = CALLS,
  size: MatrixSize = 'whole',
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
      for (const target of targetsOf(call, row, caller, size)) {
        const token = await cast.tokenOf(caller);
        const fields = row.fields(cast.targetOf(caller, target), app.now());
        const reply = await app.sendFields(call, fields, {
          token,
          at: placeOf(call, caller),
          ...(caller === 'operator without a proof' ? { operator: 'as-is' as const } : {}),
        });
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
      const seesAll = isOperator(caller) && row.subject === 'booking';
      if (row.subject !== 'none' && !seesAll && texts.get('foreign') !== texts.get('missing')) {
        failures.push(`${call.name} × ${caller}: foreign and missing differ`);
      }
    }
  }
  return { cells, refusedByLock, failures };
};

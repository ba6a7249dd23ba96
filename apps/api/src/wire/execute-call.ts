import type { AnyCall } from '@karigar/contract/define-call';
import { REFUSALS } from '@karigar/contract/refusals';
import { writeRefusal, writeSuccess, type Envelope } from '@karigar/contract/wire/envelope';
import type { Fields } from '@karigar/contract/wire/form-data';
import { isPasskeyFresh } from '@karigar/domain/console/fresh-passkey';
import { deviceHash } from '#auth/device';
import { holdShownPasskey, useShownPasskey } from '#auth/session-store';
import { sessionOf, type Who } from '#auth/who';
import type { Context } from '#context';
import type { Leave } from '#platform/admission';
import { SYSTEM, type Transaction } from '#platform/db';
import { sayIn } from '#platform/texts';
import { CallError } from './call-error.ts';
import { fingerprint } from './fingerprint.ts';
import type { Handler, AuditNote, CallScope, PreparingScope } from './define-handler.ts';
import { speakerOf } from './speaker-of.ts';
import { findKey, finishWrite, takeKey, type WriteRecord } from './idempotency-store.ts';
import { logCall } from './security-log.ts';
import { writeOutput } from './write-output.ts';

export type CallOutcome = {
  readonly status: number;
  readonly body: Envelope;
  /** 'ok', the refusal's name, or the replayed outcome. */
  readonly outcome: string;
  /** New session cookie, or null to remove it; never set on a replay. */
  readonly cookie?: string | null;
};

export type CallRequest = PreparingScope & {
  readonly input: unknown;
  readonly fields: Fields;
  readonly requestId: string;
};

type Execution = CallRequest &
  Pick<CallScope, 'afterCommit' | 'note' | 'setCookie'> & {
    readonly prepared: unknown;
    readonly noted: () => AuditNote;
  };

const LOCK_NOT_AVAILABLE = '55P03';

/** Keys are scoped: per account, per guest session, and before that per app and device. */
const scopeOf = ({ who, clientId, device, context }: CallRequest): string => {
  if (who.accountId !== null) return `account:${who.accountId}`;
  if (who.sessionId !== null) return `session:${who.sessionId}`;
  return `client:${clientId}:${deviceHash(context.vault, device.name)}`;
};

/** Whether this account sent this key before: the reply is there, and nothing happens again. */
export const hasStoredReply = (
  { accountId }: Who,
  key: string,
  { databases }: Context,
): Promise<boolean> =>
  databases.system.transaction(
    SYSTEM,
    async (tx) => (await findKey(tx, `account:${accountId}`, key)) !== null,
  );

const bookingOf = (input: unknown): number | null =>
  typeof input === 'object' && input !== null && 'bookingId' in input
    ? Number(input.bookingId)
    : null;

const run = async (
  { call, handle }: Handler,
  request: Execution,
  tx: Transaction,
): Promise<CallOutcome> => {
  const { input, language } = request;
  const result = await handle(input, { ...request, tx }, request.prepared);
  if (result.ok) {
    const body = writeSuccess(call, result.value, sayIn(language), writeOutput);
    return { status: 200, body: { ...body, message: result.said ?? body.message }, outcome: 'ok' };
  }
  if (!call.refusals.includes(result.refusal)) {
    throw new TypeError(`${call.name} does not declare ${result.refusal}`);
  }
  const body = writeRefusal(
    result.refusal,
    sayIn(language),
    'details' in result ? result.details : null,
  );
  return { status: REFUSALS[result.refusal].status, body, outcome: result.refusal };
};

/** A guarded call that is done uses up the shown passkey; two at once cannot use the same one. */
const runGuarded = async (
  handler: Handler,
  request: Execution,
  tx: Transaction,
): Promise<CallOutcome> => {
  if (handler.call.needs === undefined) return run(handler, request, tx);
  const sessionId = sessionOf(request.who);
  const shownAt = await holdShownPasskey(tx, sessionId);
  if (!isPasskeyFresh(shownAt?.getTime() ?? null, request.now))
    throw new CallError('session.proof-needed');
  const result = await run(handler, request, tx);
  if (result.outcome === 'ok') await useShownPasskey(tx, sessionId);
  return result;
};

/** A repeated key: the same input gets the stored reply, another input is refused. */
const replay = async (
  tx: Transaction,
  call: AnyCall,
  scope: string,
  key: string,
  print: string,
) => {
  const kept = await findKey(tx, scope, key);
  if (kept === null) throw new CallError('key.in-progress', 1);
  if (kept.call !== call.name || kept.fingerprint !== print) throw new CallError('key.reused');
  return { status: kept.status, body: kept.reply, outcome: 'replayed' };
};

const takeKeyOrWait = async (...taking: Parameters<typeof takeKey>): Promise<boolean> => {
  try {
    return await takeKey(...taking);
  } catch (error) {
    const waitedTooLong =
      error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
    throw waitedTooLong ? new CallError('key.in-progress', 2) : error;
  }
};

const recordOf = ({ call }: Handler, request: Execution, { outcome }: CallOutcome): WriteRecord => {
  const { who, requestId } = request;
  const {
    subjectId = who.accountId,
    reason = null,
    bookingId = bookingOf(request.input),
  } = request.noted();
  return {
    accountId: who.accountId,
    role: who.role,
    call: call.name,
    outcome,
    bookingId,
    requestId,
    subjectId,
    reason,
  };
};

/** One transaction for key, handler, audit and stored reply. A refusal commits, an error rolls back. */
const write = async (
  handler: Handler,
  request: Execution,
  tx: Transaction,
): Promise<CallOutcome> => {
  const { call } = handler;
  const { key } = request;
  const scope = scopeOf(request);
  if (key !== null) {
    const print = await fingerprint(call.name, request.fields, request.context.vault);
    const isNew = await takeKeyOrWait(tx, { scope, key, call: call.name, fingerprint: print });
    if (!isNew) return replay(tx, call, scope, key, print);
  }
  const result = await runGuarded(handler, request, tx);
  const kept =
    call.writes && call.replay === 'outcome' ? { ...result.body, data: null } : result.body;
  finishWrite(
    tx,
    recordOf(handler, request, result),
    key === null ? null : { scope, key, status: result.status, reply: kept },
  );
  logCall(tx, call, result.outcome, request);
  return result;
};

const read = async (
  handler: Handler,
  request: Execution,
  tx: Transaction,
): Promise<CallOutcome> => {
  const result = await runGuarded(handler, request, tx);
  if (!handler.audited) return result;
  finishWrite(tx, recordOf(handler, request, result), null);
  logCall(tx, handler.call, result.outcome, request);
  return result;
};

/** Takes its place only for the transaction: what is prepared has limits of its own, and may take long. */
export const executeCall = async (
  handler: Handler,
  request: CallRequest,
  takePlace: () => Promise<Leave>,
): Promise<CallOutcome> => {
  const afterCommitWork: (() => Promise<void>)[] = [];
  const prepared = await handler.prepare(request.input, request);
  const afterCommit = (work: () => Promise<void>) => afterCommitWork.push(work);
  const given: { cookie?: string | null } = {};
  const setCookie = (cookie: string | null) => void (given.cookie = cookie);
  let noted: AuditNote = {};
  const note = (about: AuditNote) => {
    const changes = [...(noted.changes ?? []), ...(about.changes ?? [])];
    noted = { ...noted, ...about, changes };
  };
  const execution = { ...request, prepared, afterCommit, setCookie, note, noted: () => noted };
  const { databases } = request.context;
  const database = handler.rowsOf === 'app' ? databases.app : databases.system;
  const speaker = speakerOf(handler.rowsOf, request.who, handler.call.desks);
  const leave = await takePlace();
  const result = await database
    .transaction(speaker, (tx) =>
      handler.call.writes ? write(handler, execution, tx) : read(handler, execution, tx),
    )
    .finally(leave);
  for (const work of afterCommitWork) await work();
  return { ...result, ...given };
};

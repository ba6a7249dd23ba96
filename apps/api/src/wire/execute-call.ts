import type { AnyCall } from '@karigar/contract/define-call';
import { REFUSALS } from '@karigar/contract/refusals';
import { writeRefusal, writeSuccess, type Envelope } from '@karigar/contract/wire/envelope';
import type { Fields } from '@karigar/contract/wire/form-data';
import { deviceHash } from '#auth/device';
import type { Transaction } from '#platform/db';
import { CallError } from './call-error.ts';
import { fingerprint } from './fingerprint.ts';
import type { Answer, AuditNote, CallScope, PreparingScope } from './define-handler.ts';
import { findKey, finishWrite, takeKey, type WriteRecord } from './idempotency-store.ts';
import { writeOutput } from './write-output.ts';

export type Performed = {
  readonly status: number;
  readonly body: Envelope;
  /** 'ok', the refusal's name, or what was replayed. */
  readonly outcome: string;
  /** For the browser to keep, or null to drop; a replay never has one. */
  readonly cookie?: string | null;
};

export type Request = PreparingScope & {
  readonly input: unknown;
  readonly fields: Fields;
  readonly requestId: string;
};

type Performing = Request &
  Pick<CallScope, 'afterCommit' | 'note' | 'setCookie'> & {
    readonly prepared: unknown;
    readonly noted: () => AuditNote;
  };

const LOCK_NOT_AVAILABLE = '55P03';

/** Keys are one's own: an account's, a guest session's, and before that those of an app on a device. */
const scopeOf = ({ who, clientId, device, context }: Request): string => {
  if (who.accountId !== null) return `account:${who.accountId}`;
  if (who.sessionId !== null) return `session:${who.sessionId}`;
  return `client:${clientId}:${deviceHash(context.vault, device.name)}`;
};

const bookingOf = (input: unknown): number | null =>
  typeof input === 'object' && input !== null && 'bookingId' in input
    ? Number(input.bookingId)
    : null;

const run = async (
  { call, handle }: Answer,
  request: Performing,
  tx: Transaction,
): Promise<Performed> => {
  const { input, language } = request;
  const result = await handle(input, { ...request, tx }, request.prepared);
  if (result.ok) {
    return {
      status: 200,
      body: writeSuccess(call, result.value, language, writeOutput),
      outcome: 'ok',
    };
  }
  if (!call.refusals.includes(result.refusal)) {
    throw new TypeError(`${call.name} does not declare ${result.refusal}`);
  }
  const body = writeRefusal(result.refusal, language, result.details);
  return { status: REFUSALS[result.refusal].status, body, outcome: result.refusal };
};

/** A key seen before: the same action gets its first answer, another one is refused. */
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

const takeOrWait = async (...taking: Parameters<typeof takeKey>): Promise<boolean> => {
  try {
    return await takeKey(...taking);
  } catch (error) {
    const waitedTooLong =
      error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
    throw waitedTooLong ? new CallError('key.in-progress', 2) : error;
  }
};

const recordOf = ({ call }: Answer, request: Performing, { outcome }: Performed): WriteRecord => {
  const { who, requestId } = request;
  const { subjectId = who.accountId, reason = null } = request.noted();
  return {
    accountId: who.accountId,
    role: who.role,
    call: call.name,
    outcome,
    bookingId: bookingOf(request.input),
    requestId,
    subjectId,
    reason,
  };
};

/** One transaction: key, handler, audit, kept reply. A refusal commits, an error undoes everything. */
const write = async (answer: Answer, request: Performing, tx: Transaction): Promise<Performed> => {
  const { call } = answer;
  const { key } = request;
  const scope = scopeOf(request);
  if (key !== null) {
    const print = await fingerprint(call.name, request.fields, request.context.vault);
    const isNew = await takeOrWait(tx, { scope, key, call: call.name, fingerprint: print });
    if (!isNew) return replay(tx, call, scope, key, print);
  }
  const performed = await run(answer, request, tx);
  const kept =
    call.writes && call.replay === 'outcome' ? { ...performed.body, data: null } : performed.body;
  finishWrite(
    tx,
    recordOf(answer, request, performed),
    key === null ? null : { scope, key, status: performed.status, reply: kept },
  );
  return performed;
};

const read = async (answer: Answer, request: Performing, tx: Transaction): Promise<Performed> => {
  const performed = await run(answer, request, tx);
  if (answer.audited) finishWrite(tx, recordOf(answer, request, performed), null);
  return performed;
};

export const perform = async (answer: Answer, request: Request): Promise<Performed> => {
  const later: (() => Promise<void>)[] = [];
  const prepared = await answer.prepare(request.input, request);
  const afterCommit = (work: () => Promise<void>) => later.push(work);
  const given: { cookie?: string | null } = {};
  const setCookie = (cookie: string | null) => void (given.cookie = cookie);
  let noted: AuditNote = {};
  const note = (about: AuditNote) => void (noted = { ...noted, ...about });
  const performing = { ...request, prepared, afterCommit, setCookie, note, noted: () => noted };
  const database = request.context.databases[answer.as];
  const performed = await database.transaction(request.who, (tx) =>
    answer.call.writes ? write(answer, performing, tx) : read(answer, performing, tx),
  );
  for (const work of later) await work();
  return { ...performed, ...given };
};

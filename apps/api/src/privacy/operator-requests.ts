import { randomUUID } from 'node:crypto';
import type { Context } from '#context';
import { SYSTEM, type Transaction } from '#platform/db';
import { finishWrite } from '#wire/idempotency-store';
import { erasePerson } from './erase-person.ts';
import { lockPerson, readParts, type ExportedPart } from './privacy-store.ts';

/** Whose data, and the written reason: a letter of the person or a court order. */
export type OperatorRequest = { readonly accountId: number; readonly reason: string };

const audit = (tx: Transaction, request: OperatorRequest, call: string, outcome: string): void =>
  finishWrite(
    tx,
    {
      accountId: null,
      role: 'operations',
      call,
      outcome,
      bookingId: null,
      requestId: randomUUID(),
      subjectId: request.accountId,
      reason: request.reason,
    },
    null,
  );

export const exportByOperations = (
  { databases }: Context,
  request: OperatorRequest,
): Promise<readonly ExportedPart[]> =>
  databases.system.transaction(SYSTEM, async (tx) => {
    if ((await lockPerson(tx, request.accountId)) === null)
      throw new Error(`no account ${request.accountId}`);
    const parts = await readParts(tx, request.accountId);
    audit(tx, request, 'export-my-data', 'ok');
    return parts;
  });

/** Returns 'ok', or the refusal. */
export const eraseByOperations = async (
  context: Context,
  request: OperatorRequest,
): Promise<string> => {
  const later: (() => Promise<void>)[] = [];
  const outcome = await context.databases.system.transaction(SYSTEM, async (tx) => {
    const afterCommit = (work: () => Promise<void>): void => void later.push(work);
    const ending = { context, tx, now: context.clock(), afterCommit };
    const erased = await erasePerson(ending, request.accountId);
    const said = erased.ok ? 'ok' : erased.refusal;
    audit(tx, request, 'erase-my-data', said);
    return said;
  });
  for (const work of later) await work();
  return outcome;
};

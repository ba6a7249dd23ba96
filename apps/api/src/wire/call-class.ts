import type { AnyCall } from '@karigar/contract/define-call';
import { CALLS } from '@karigar/contract/registry';
import type { IncomingHttpHeaders } from 'node:http';
import { CALL_CLASSES, type CallClass } from '#platform/admission';

/** Sent with a read whose earlier reply is on the screen already. */
const READ_AGAIN = 'read-again';

/** When to come back, in seconds: work in the field first. */
export const RETRY_AFTER: Readonly<Record<CallClass, number>> = {
  field: 1,
  write: 1,
  read: 2,
  refresh: 5,
  guest: 3,
};

const takesFile = (call: AnyCall): boolean => Object.values(call.fields).includes('file');

export const isReadAgain = (headers: IncomingHttpHeaders): boolean =>
  headers[READ_AGAIN] !== undefined;

/** Null for an upload: it has slots of its own, and may take long. */
export const classOfCall = (
  call: AnyCall,
  { hasSession, isAgain }: { readonly hasSession: boolean; readonly isAgain: boolean },
): CallClass | null => {
  if (takesFile(call)) return null;
  if (call.queued) return 'field';
  if (!hasSession) return 'guest';
  if (call.writes) return 'write';
  return isAgain ? 'refresh' : 'read';
};

const best = (classes: readonly (CallClass | null)[]): CallClass | null =>
  classes.includes(null) ? null : (CALL_CLASSES.find((of) => classes.includes(of)) ?? null);

/** What calls of a path can be, with an idempotency key and without one. */
const classesOf = (calls: readonly AnyCall[]) => {
  const bestOf = (some: readonly AnyCall[], isAgain: boolean): CallClass | null =>
    best(
      (some.length === 0 ? calls : some).map((call) =>
        classOfCall(call, { hasSession: call.who !== 'anyone', isAgain }),
      ),
    );
  const writes = calls.filter((call) => call.writes);
  const reads = calls.filter((call) => !call.writes);
  return {
    keyed: bestOf(writes, false),
    read: bestOf(reads, false),
    again: bestOf(reads, true),
  };
};

const BY_PATH = new Map(
  [...Map.groupBy<string, AnyCall>(CALLS, ({ path }) => path)].map(([path, calls]) => [
    path,
    classesOf(calls),
  ]),
);

/** The best class that a call can have by its head alone; its body may say less. Null is never refused. */
export const classOfHead = (path: string, headers: IncomingHttpHeaders): CallClass | null => {
  const classes = BY_PATH.get(path);
  if (classes === undefined) return null;
  if (headers['idempotency-key'] !== undefined) return classes.keyed;
  return isReadAgain(headers) ? classes.again : classes.read;
};

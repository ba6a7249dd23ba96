/** Errors of PostgreSQL after which the same call may succeed later. */
const PASSING = new Set([
  // A lock or a statement that took too long, a deadlock, a conflict.
  '55P03',
  '57014',
  '40P01',
  '40001',
  // It stops, has crashed, is starting, has no connection or memory left, or its disk is full.
  '57P01',
  '57P02',
  '57P03',
  '53000',
  '53100',
  '53200',
  '53300',
  // It is a standby for a moment: a failover is under way.
  '25006',
  // The connection is gone; a pooler in between says it as a breach of the protocol.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08P01',
]);

/** Errors of the operating system about a connection or a full disk, and of our own queues. */
const OF_SYSTEM = new Set([
  'EBUSY',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDQUOT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What the client of PostgreSQL says without a code. */
const WORDS =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Query read timeout/;

export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Whether the same call may succeed later: the caller is told to try again, not that something is broken. */
export const isPassing = (error: unknown): boolean =>
  PASSING.has(codeOf(error)) ||
  OF_SYSTEM.has(codeOf(error)) ||
  (error instanceof Error && (WORDS.test(error.message) || isPassing(error.cause)));

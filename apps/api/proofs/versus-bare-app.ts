import type { IncomingMessage } from 'node:http';
import type { Fields } from '@karigar/contract/wire/form-data';
import { MARK_HEADERS, withMark } from '@karigar/contract/wire/mark';
import { readWireDateTime } from '@karigar/domain/dates/wire-date';
import { publicNameOf } from '@karigar/domain/identity/public-name';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Database, Statement, Transaction } from '#platform/db';
import type { NamedStatement } from '#platform/named-statement';
import { parseMultipart } from '#wire/multipart';
import { readBody } from '#wire/read-body';
import { accountOfToken } from './load-world-store.ts';
import { bareBooking, type BareRow } from './versus-bare-shape.ts';

/** The statements that the whole pipeline was seen to run. */
export type BareStatements = {
  readonly list: Statement;
  readonly lock: Statement;
  readonly change: NamedStatement<string>;
};

const BODY_LIMIT = 65_536;
const BODY_DEADLINE_MS = 10_000;

const textOf = (fields: Fields, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};

const start = async (
  tx: Transaction,
  { lock, change }: BareStatements,
  { accountId, fields, now }: { accountId: number; fields: Fields; now: number },
): Promise<void> => {
  const ids = [Number(textOf(fields, 'bookingId')), Number(textOf(fields, 'mainId'))];
  const [row] = await tx.rows<BareRow>(lock, ids);
  if (row?.state !== 'assigned') throw new Error('the booking cannot be started');
  const at = new Date(now);
  const claimed = new Date(readWireDateTime(textOf(fields, 'startTime')) ?? now);
  const values = change.values({
    id: row.id,
    version: row.version,
    fromState: row.state,
    state: 'started',
    seenAt: row.seen_at ?? at,
    startedAt: claimed,
    endedAt: row.ended_at,
    heldUntil: row.held_until,
    holdReason: row.hold_reason,
    totalAfterEnd: row.total_after_end,
    paid: row.paid,
    expectedAt: row.expected_at,
    arrivedAt: row.arrived_at,
    visitCharge: row.visit_charge,
    visitCaseAt: row.visit_case_at,
    newTime: null,
    command: 'start',
    actor: 'serviceman',
    accountId,
    claimedAt: claimed,
    happenedAt: claimed,
    receivedAt: at,
    key: null,
    details: 'null',
    notifiedId: row.customer_id,
    kind: 'work-started',
    notifiedDetails: JSON.stringify({ bookingNo: row.booking_no }),
    sender: publicNameOf(row.serviceman_name),
  });
  await tx.rows(change, values);
};

/**
 * Two calls as a bare Fastify route: the same parser, the same statements in the same kind of
 * transaction under row level security, the same reply. Without authentication, rate limits,
 * idempotency and validation of the reply.
 */
export const buildBare = (
  database: Database,
  statements: BareStatements,
  clock: () => number,
): FastifyInstance => {
  const app = fastify({ logger: false });
  app.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const body = await readBody(payload, BODY_LIMIT, { deadlineMs: BODY_DEADLINE_MS });
      return parseMultipart(body, request.headers['content-type'] ?? '');
    },
  );
  app.post<{ Body: Fields }>('/api/orders/orders', async ({ body }, reply) => {
    const accountId = accountOfToken(textOf(body, 'authToken'));
    const isWrite = textOf(body, 'programType') === 'startWorkFromServiceMan';
    const data = await database.transaction({ accountId, role: 'serviceman' }, async (tx) => {
      if (isWrite) return start(tx, statements, { accountId, fields: body, now: clock() });
      const limit = Number(textOf(body, 'limit'));
      const rows = await tx.rows<BareRow>(statements.list, [
        accountId,
        limit,
        new Date(clock()),
        0,
      ]);
      return rows.map(bareBooking);
    });
    const message = isWrite ? 'Work started.' : '';
    return reply
      .headers(MARK_HEADERS)
      .send(withMark({ success: true, code: 200, message, data: data ?? null }));
  });
  return app;
};

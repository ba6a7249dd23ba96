import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { createSealer } from '#audit/seal-audit';
import { verifyAudit, type Witness } from '#audit/verify-audit';
import { SYSTEM } from '#platform/db';
import { finishWrite } from '#wire/idempotency-store';
import { createBookingWorld } from './booking-world.ts';
import { createMemoryLog } from './memory-log.ts';
import { people } from './people.ts';

const LONGEST_WAIT_MS = 20_000;

/** What a database owner could do to row `r5`, the middle one of the second seal. */
export const TAMPERING = {
  'a changed outcome': `UPDATE audit SET outcome = 'otp.mismatch' WHERE request_id = 'r5'`,
  'a time a microsecond off': `UPDATE audit SET at = at + '1 us' WHERE request_id = 'r5'`,
  'another subject': `UPDATE audit SET subject_id = 202 WHERE request_id = 'r5'`,
} as const;

const SWAP = `UPDATE audit a SET xid = b.xid FROM audit b
  WHERE (a.request_id, b.request_id) IN (($1, $2), ($2, $1))`;
const PUT_IN = `INSERT INTO audit (role, call, outcome, request_id, xid)
  SELECT 'serviceman', 'log-out', 'ok', 'forged', xid FROM audit WHERE request_id = $1`;
const LATE = `INSERT INTO audit (role, call, outcome, request_id)
  VALUES ('serviceman', 'log-out', 'ok', 'late')`;
const NOT_FINAL = `SELECT FROM audit WHERE xid >= pg_snapshot_xmin(pg_current_snapshot())`;
const ROWS = `SELECT account_id::float8, subject_id::float8, call, outcome,
  (SELECT words FROM audit_reasons r WHERE r.hash = audit.reason) AS reason FROM audit ORDER BY id`;

/** Every statement by which a role that is not the owner could change append-only rows. */
export const CHANGES = [
  ['audit', 'outcome'],
  ['audit_seals', 'key_id'],
  ['booking_events', 'command'],
].flatMap(([table, column]) => [
  `UPDATE ${table} SET ${column} = 'x'`,
  `DELETE FROM ${table}`,
  `TRUNCATE ${table}`,
]);

/** Gives the rows the transactions 998, 999, 1000 … */
export const TRANSACTIONS_FROM_998 = `UPDATE audit SET xid = (n + 997)::text::xid8
  FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM audit) AS nth WHERE nth.id = audit.id`;

export const FORGED_PLACE = `INSERT INTO audit (role, call, outcome, request_id, xid)
  VALUES ('serviceman', 'log-out', 'ok', 'forged', '3')`;

/** A booking world with an audit that can be sealed step by step, tampered with and verified. */
export const createAuditWorld = async () => {
  const { log, lines } = createMemoryLog();
  const world = await createBookingWorld({ parts: { log } });
  const { databases, config } = world.context;
  let seal = createSealer(world.context);

  const write = (requestId: string): Promise<void> =>
    databases.system.transaction(SYSTEM, async (tx) => {
      const record = {
        accountId: people.suresh.id,
        role: 'serviceman',
        call: 'update-profile',
        outcome: 'ok',
        bookingId: null,
        requestId,
        subjectId: people.suresh.id,
        reason: null,
      };
      finishWrite(tx, record, null);
    });

  const verify = (witness: Witness | null = null) =>
    verifyAudit(databases.system, config.audit, witness);

  /** Open transactions of other databases on the server hold rows back too. One seal, when all have ended. */
  const sealAll = async (go = seal): Promise<void> => {
    const last = Date.now() + LONGEST_WAIT_MS;
    while ((await world.look(NOT_FINAL)).length > 0) {
      if (Date.now() > last) throw new Error('a transaction does not end');
      await pause(10);
    }
    await go();
  };

  return {
    ...world,
    write,
    verify,
    sealAll,
    seal: () => seal(),
    /** A sealer without state, as after a restart. */
    newSealer: () => createSealer(world.context),
    empty: async (): Promise<void> => {
      await world.look('TRUNCATE audit, audit_seals');
      seal = createSealer(world.context);
    },
    /** Three seals of three rows each: r1 … r9. */
    threeSeals: async (): Promise<void> => {
      for (let row = 1; row <= 9; row += 1) {
        await write(`r${row}`);
        if (row % 3 === 0) await sealAll();
      }
    },
    /** The seals that the log mentions, in order. */
    witnesses: (): Witness[] =>
      lines.flatMap((line) => {
        const [, number, hash] = /"witness":"(\d+):([0-9a-f]{64})"/.exec(line) ?? [];
        return number === undefined || hash === undefined ? [] : [{ number: Number(number), hash }];
      }),
    audited: () => world.look<Record<string, unknown>>(ROWS),
    idOf: async (requestId: string): Promise<number | undefined> =>
      (
        await world.look<{ id: number }>(
          'SELECT id::float8 AS id FROM audit WHERE request_id = $1',
          [requestId],
        )
      )[0]?.id,
    swap: (a: string, b: string) => world.look(SWAP, [a, b]),
    putInBeside: (requestId: string) => world.look(PUT_IN, [requestId]),
    takeOut: (...requestIds: string[]) =>
      world.look('DELETE FROM audit WHERE request_id = ANY ($1)', [requestIds]),
    takeSealOut: (number: number) =>
      world.look('DELETE FROM audit_seals WHERE number = $1', [number]),
    changeSeal: (number: number) =>
      world.look(`UPDATE audit_seals SET sealed_at = sealed_at + '1 day' WHERE number = $1`, [
        number,
      ]),
    changeOutcome: (requestId: string) =>
      world.look(`UPDATE audit SET outcome = 'x' WHERE request_id = $1`, [requestId]),
    age: (seconds: number) =>
      world.look(`UPDATE audit SET at = at - $1 * interval '1 second'`, [seconds]),
    /** A transaction that has inserted its row and commits on request. */
    writeLate: async () => {
      const client = new Client({ connectionString: world.database.url('system') });
      await client.connect();
      await client.query('BEGIN');
      await client.query(LATE);
      return async (how: 'COMMIT' | 'ROLLBACK'): Promise<void> => {
        await client.query(how);
        await client.end();
      };
    },
  };
};

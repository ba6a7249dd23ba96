import { hash } from 'node:crypto';
import { createSealer } from '#audit/seal-audit';
import { verifyAudit } from '#audit/verify-audit';
import { SYSTEM } from '#platform/db';
import type { FreshPerson } from './fresh-people.ts';
import { createMoneyWorld } from './money-world.ts';
import { STEP_UP } from './person-sql.ts';

const MONEY = `SELECT e.transaction_id::float8 AS id, e.account, e.amount::float8 AS amount, t.cause, t.written_at
  FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id WHERE e.booking_id = $1 ORDER BY e.id`;

/** What the system's role could try with the words of people who stay; $1 is a booking. */
export const FORBIDDEN = [
  [
    `UPDATE ledger_transactions SET reason = 'x' WHERE booking_id = $1`,
    'only erased with its person',
  ],
  [
    `UPDATE ledger_transactions SET reason = '—' WHERE booking_id = $1`,
    'only erased with its person',
  ],
  [
    `UPDATE completion_overrides SET reason = '—' WHERE booking_id = $1`,
    'only erased with its person',
  ],
  [`UPDATE countersigns SET reason = '—' WHERE booking_id = $1`, 'only erased with its person'],
  [`UPDATE ledger_transactions SET cause = 'tip' WHERE booking_id = $1`, 'permission denied'],
  [`UPDATE audit_reasons SET words = 'x' WHERE booking_id = $1`, 'permission denied'],
] as const;

/** The money world with reasons that can be tampered with, and people who can leave. */
export const createReasonWorld = async () => {
  const world = await createMoneyWorld();
  const { look } = world;
  const { databases, sessions, config } = world.context;
  const trySystem = (text: string, values: unknown[]) =>
    databases.system.transaction(SYSTEM, (tx) =>
      tx.rows({ name: hash('md5', text), text }, values),
    );
  const signInAs = async ({ id, role }: FreshPerson): Promise<{ token: string }> => {
    const opened = await databases.system.transaction(SYSTEM, (tx) =>
      sessions.open(tx, { accountId: id, role }),
    );
    return { token: opened.authToken };
  };
  return {
    ...world,
    trySystem,
    signInAs,
    stepUp: async (person: FreshPerson): Promise<{ token: string }> => {
      const by = await signInAs(person);
      const session = await sessions.find(by.token);
      await look(STEP_UP, [session?.sessionId, person.id, new Date(world.now() + 60_000)]);
      return by;
    },
    dueOf: async (bookingId: number): Promise<string> => {
      const sql = `SELECT ((total_after_end - paid) / 100.0)::numeric(12, 2)::text AS due FROM bookings WHERE id = $1`;
      return (await look<{ due: string }>(sql, [bookingId]))[0]?.due ?? '';
    },
    /** Nothing open is left of the serviceman and this booking. */
    settleAll: async (bookingId: number, servicemanId: number): Promise<void> => {
      await look(`UPDATE bookings SET state = 'cancelled' WHERE id = $1`, [bookingId]);
      await look('DELETE FROM serviceman_balances WHERE serviceman_id = $1', [servicemanId]);
    },
    moneyOf: (bookingId: number) => look(MONEY, [bookingId]),
    /** A reason of the audit about this booking, by its hash. */
    reasonOf: async (bookingId: number): Promise<string> => {
      const sql = 'SELECT hash FROM audit_reasons WHERE booking_id = $1 LIMIT 1';
      return (await look<{ hash: string }>(sql, [bookingId]))[0]?.hash ?? '';
    },
    changeReason: (of: string) =>
      look(`UPDATE audit_reasons SET words = 'x' WHERE hash = $1`, [of]),
    removeReason: (of: string) => trySystem('DELETE FROM audit_reasons WHERE hash = $1', [of]),
    /** Seals the audit, and returns what is wrong with it. */
    wrongInAudit: async (): Promise<string | null> => {
      await createSealer(world.context)();
      return (await verifyAudit(databases.system, config.audit)).broken;
    },
  };
};

export type ReasonWorld = Awaited<ReturnType<typeof createReasonWorld>>;

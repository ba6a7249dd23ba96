import { cellLetters, LAST_CELL } from '@karigar/domain/cell';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identifier, withClient } from '#db/connect';
import { createTestDatabase, type TestDatabase } from '#testing/template-db';

const EPOCH_SECONDS = Date.parse('2025-01-01T00:00:00Z') / 1000;
const OTHER = 7;
const DRAWS = 200;

let first: TestDatabase;
let other: TestDatabase;
beforeAll(async () => {
  first = await createTestDatabase();
  other = await createTestDatabase({ cell: OTHER });
});
afterAll(() => Promise.all([first.drop(), other.drop()]));

const ask = <Row extends object>(
  database: TestDatabase,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> =>
  withClient(
    database.url('admin'),
    async (client) => (await client.query(text, values)).rows as Row[],
  );

type Place = { readonly place: string; readonly draw: string };

/** Every column that generates its values, and every sequence that a statement could draw from. */
const PLACES = `
  SELECT format('%s.%s', c.relname, a.attname) AS place, CASE WHEN a.attidentity <> ''
      THEN format('nextval(%L)', pg_get_serial_sequence(c.relname, a.attname))
      ELSE pg_get_expr(d.adbin, d.adrelid) END AS draw
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
      LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND c.relname <> 'schema_migrations' AND (a.attidentity <> '' OR pg_get_expr(d.adbin, d.adrelid) ~ 'next')
  UNION ALL
  SELECT numbers::text, format('nextval(%L)', numbers) FROM numbering_sequences()
  ORDER BY place`;

const drawAll = (database: TestDatabase): Promise<Map<string, readonly string[]>> =>
  withClient(database.url('admin'), async (client) => {
    const { rows: places } = await client.query<Place>(PLACES);
    const drawn = new Map<string, readonly string[]>();
    for (const { place, draw } of places) {
      const { rows } = await client.query<{ value: string }>(
        `SELECT (${draw})::text AS value FROM generate_series(1, ${DRAWS})`,
      );
      drawn.set(
        place,
        rows.map(({ value }) => value),
      );
    }
    return drawn;
  });

const TIMED = new Set(['accounts.id', 'orders.id', 'subscriptions.id', 'bookings.id']);

/** The cell that a value names, by the form of its column. */
const cellOf = (place: string, value: string): number | string => {
  const [, letters] = /^[A-Z]+-([A-Z]*)\d+$/.exec(value) ?? [];
  if (letters !== undefined) return letters;
  const id = BigInt(value);
  return Number(TIMED.has(place) ? (id >> 12n) & 1023n : id >> 42n);
};

describe('ids and numbers', () => {
  it('every generated id and number names its cell, and no two cells generate the same', async () => {
    const [here, there] = [await drawAll(first), await drawAll(other)];
    expect([...there.keys()]).toEqual([...here.keys()]);
    expect(here.size).toBeGreaterThan(60);
    for (const [place, values] of here) {
      const others = there.get(place) ?? [];
      expect(new Set([...values, ...others]).size, place).toBe(2 * DRAWS);
      const isText = /^[A-Z]/.test(values[0] ?? '');
      const named = (all: readonly string[]) => [
        ...new Set(all.map((value) => cellOf(place, value))),
      ];
      expect([place, ...named(values)]).toEqual([place, isText ? '' : 0]);
      expect([place, ...named(others)]).toEqual([place, isText ? cellLetters(OTHER) : OTHER]);
      expect(isText || others.map(Number).every(Number.isSafeInteger), place).toBe(true);
    }
  });

  it('an id that grows with time contains its second', async () => {
    const rows = await ask<{ id: string; second: string }>(
      other,
      `SELECT next_id('booking_numbers') AS id, floor(extract(epoch FROM clock_timestamp())) AS second
         FROM generate_series(1, 300)`,
    );
    for (const { id, second } of rows) {
      const made = Number(BigInt(id) >> 22n) + EPOCH_SECONDS;
      expect([Number(second) - 1, Number(second)]).toContain(made);
    }
  });

  it('numbers of the first cell are as they were, another cell adds its letters', async () => {
    const numbers = `SELECT next_number('KRG-', 'booking_nos') AS booking,
      next_number('T-', 'ticket_nos') AS ticket, next_number('Q-', 'earnings_case_nos') AS question`;
    expect(await ask(first, numbers)).toEqual([
      {
        booking: expect.stringMatching(/^KRG-48\d{3}$/) as string,
        ticket: expect.stringMatching(/^T-1\d{3}$/) as string,
        question: expect.stringMatching(/^Q-1\d{3}$/) as string,
      },
    ]);
    expect(await ask(other, numbers)).toEqual([
      {
        booking: expect.stringMatching(/^KRG-G48\d{3}$/) as string,
        ticket: expect.stringMatching(/^T-G1\d{3}$/) as string,
        question: expect.stringMatching(/^Q-G1\d{3}$/) as string,
      },
    ]);
  });

  it('the database writes the letters of every cell as the rules do', async () => {
    const rows = await ask<{ letters: string }>(
      first,
      'SELECT cell_letters(cell) AS letters FROM generate_series(0, $1::integer) AS cell',
      [LAST_CELL],
    );
    const all = rows.map(({ letters }) => letters);
    expect(all).toEqual(Array.from({ length: LAST_CELL + 1 }, (_, cell) => cellLetters(cell)));
    expect(new Set(all).size).toBe(LAST_CELL + 1);
  });

  it('rows that the migrations wrote are of the cell too', async () => {
    const rates = 'SELECT id >> 42 AS cell FROM ledger_rates GROUP BY 1';
    expect(await ask(first, rates)).toEqual([{ cell: '0' }]);
    expect(await ask(other, rates)).toEqual([{ cell: String(OTHER) }]);
  });
});

/** Keys that nothing generates in the database, and why two cells may have the same. */
const SAME_IN_EVERY_CELL: Readonly<Record<string, string>> = {
  'account_sequences.account_id': 'the id of an account',
  'add_ons.id': 'the catalogue is the same files everywhere',
  'areas.id': 'the catalogue',
  'audit_seals.number': 'each cell seals its own chain',
  'categories.id': 'the catalogue',
  'cities.id': 'the catalogue',
  'ended_events.event_id': 'the id of an event',
  'invoice_years.year': 'a counter of its cell; the invoices name the cell',
  'ledger_transactions.id': 'drawn from ledger_transaction_ids, which is held',
  'services.id': 'the catalogue',
};

describe('a table added later', () => {
  it('a key that is neither generated nor refers to another table has a reason', async () => {
    const rows = await ask<{ place: string }>(
      first,
      `SELECT format('%s.%s', c.relname, a.attname) AS place
         FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
           JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
         WHERE k.contype = 'p' AND cardinality(k.conkey) = 1 AND NOT c.relispartition
           AND c.relnamespace = 'public'::regnamespace
           AND a.atttypid = ANY ('{bigint, integer, smallint}'::regtype[])
           AND a.attidentity = '' AND NOT a.atthasdef AND NOT EXISTS (SELECT FROM pg_constraint f
             WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.conkey[1] = a.attnum AND cardinality(f.conkey) = 1)
         ORDER BY place`,
    );
    expect(rows.map(({ place }) => place)).toEqual(Object.keys(SAME_IN_EVERY_CELL));
  });

  it('no migrated id is outside its cell, and one that is added without it is reported', async () => {
    for (const database of [first, other]) {
      const faults = () =>
        ask<{ place: string }>(database, 'SELECT place FROM ids_outside_cell() ORDER BY place');
      expect(await faults()).toEqual([]);
      await ask(
        database,
        `SET ROLE karigar_owner; CREATE SEQUENCE tea_nos; CREATE TABLE tea (
        id bigint GENERATED ALWAYS AS IDENTITY, tea_no text DEFAULT 'TEA-' || nextval('tea_nos'))`,
      );
      expect(await faults()).toEqual([
        { place: 'tea.tea_no' },
        { place: 'tea_id_seq' },
        { place: 'tea_nos' },
      ]);
      await ask(database, 'CALL hold_ids_to_cell()');
      await ask(
        database,
        `ALTER TABLE tea ALTER tea_no SET DEFAULT next_number('TEA-', 'tea_nos')`,
      );
      expect(await faults()).toEqual([]);
      const [row] = await ask(
        database,
        'INSERT INTO tea DEFAULT VALUES RETURNING tea_no, id >> 42 AS cell',
      );
      expect(row).toEqual(
        database === first ? { tea_no: 'TEA-1', cell: '0' } : { tea_no: 'TEA-G1', cell: '7' },
      );
      await ask(database, `DROP TABLE tea; DROP SEQUENCE tea_nos`);
    }
  });

  it('a sequence that a long transaction uses is tried again, and calls wait half a second at most', async () => {
    await ask(other, `SET ROLE karigar_owner; CREATE SEQUENCE ${identifier('busy')}`);
    await withClient(other.url('admin'), async (report) => {
      await report.query(`BEGIN; SELECT nextval('busy')`);
      const held = ask(other, 'CALL hold_ids_to_cell()');
      const began = performance.now();
      for (let draw = 0; draw < 5; draw += 1) await ask(other, `SELECT nextval('busy')`);
      expect(performance.now() - began).toBeLessThan(3500);
      await report.query('COMMIT');
      await held;
    });
    expect(await ask(other, `SELECT nextval('busy') >> 42 AS cell`)).toEqual([{ cell: '7' }]);
    await ask(other, 'DROP SEQUENCE busy');
  });
});

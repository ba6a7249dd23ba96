import { LOG_PAGE } from '@karigar/domain/console/record';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Speaker, Statement, Transaction } from '#platform/db';
import { createBookingWorld } from '#testing/booking-world';
import { people } from '#testing/people';
import { explainScans } from '#testing/plan-store';
import { ANALYZE, MANY_BOOKINGS, MANY_NOTES, MANY_PEOPLE } from '#testing/record-sql';
import { FIRST_AREA, PUT_IN_AREA } from '#testing/waiting-sql';
import { findByNumber, findOfOrder, findPeople } from './find-store.ts';
import { listHistoryRows } from './history-store.ts';
import { listLog, type LogAsk } from './log-store.ts';
import { findRef } from './record-store.ts';

let world: Awaited<ReturnType<typeof createBookingWorld>>;
let bookingId: number;
let cityId: number;
beforeAll(async () => {
  world = await createBookingWorld();
  ({ bookingId } = await world.plant('assigned'));
  const [area] = await world.look<{ id: number; city: number }>(FIRST_AREA);
  await world.look(PUT_IN_AREA, [bookingId, area?.id]);
  cityId = area?.city ?? 0;
  // An id has room for a thousand in a moment.
  for (let round = 0; round < 6; round += 1) {
    await world.look(MANY_BOOKINGS, [bookingId, 900]);
    await world.look(MANY_PEOPLE, [900, round * 900]);
  }
  await world.look(MANY_NOTES, [bookingId, people.suresh.id, new Date(world.now()), 100]);
  await world.look(ANALYZE);
});
afterAll(() => world.close());

/** As an operator reads: policies keep some indexes from being used. */
const OPERATOR: Speaker = { accountId: 1, role: 'operator', desks: ['dispatch', 'help'] };

/** What a read examines, with the statements that it runs. */
const examine = (work: (tx: Transaction) => Promise<unknown>) =>
  world.context.databases.system.transaction(OPERATOR, async (tx) => {
    const asked: { statement: Statement; values: readonly unknown[] }[] = [];
    const rows: Transaction['rows'] = (statement, values = []) => {
      asked.push({ statement, values });
      return tx.rows(statement, values);
    };
    await work({ ...tx, rows });
    const scans = [];
    for (const { statement, values } of asked)
      scans.push(await explainScans(tx, statement, values));
    return scans;
  });

const NONE: LogAsk = {
  state: null,
  cityId: null,
  servicemanId: null,
  customerId: null,
  from: null,
  to: null,
  place: null,
};
const ROLES = ['customer', 'serviceman'] as const;
/** One probe of each partition, and the joins of a found person. */
const PROBES = 120;

it.each([
  ['a number', (tx) => findByNumber(tx, 'KRG-48213')],
  ['a record', (tx) => findRef(tx, 'KRG-48213')],
  ['an order', (tx) => findOfOrder(tx, 48_213)],
  ['a phone', (tx) => findPeople(tx, 'phone', '7000000042', ROLES)],
  ['an email', (tx) => findPeople(tx, 'email', 'nobody@example.in', ROLES)],
  ['a name that many have', (tx) => findPeople(tx, 'name', 'amol', ROLES)],
  ['a last name that many have', (tx) => findPeople(tx, 'name', 'zach', ROLES)],
] satisfies [string, (tx: Transaction) => Promise<unknown>][])(
  'finds by indexes alone: %s',
  async (_name, work) => {
    for (const { kinds, examined } of await examine(work)) {
      expect(kinds.filter((kind) => kind.startsWith('Seq Scan'))).toEqual([]);
      expect(examined).toBeLessThanOrEqual(PROBES);
    }
  },
);

it.each([
  ['everything', {}],
  ['a state', { state: 'assigned' }],
  ['a state that nothing has', { state: 'refused' }],
  ['a serviceman', { servicemanId: people.suresh.id }],
  ['a serviceman and a state', { servicemanId: people.suresh.id, state: 'assigned' }],
  ['a city without bookings', { cityId: 999 }],
  ['a day', { from: new Date('2026-01-01'), to: new Date('2026-01-02') }],
] satisfies [string, Partial<LogAsk>][])(
  'a page of the log reads a page: %s',
  async (_name, filter) => {
    for (const way of ['older', 'newer'] as const) {
      const ask = { ...NONE, ...filter };
      for (const { kinds, examined } of await examine((tx) => listLog(tx, way, ask))) {
        expect(kinds.filter((kind) => kind.startsWith('Seq Scan'))).toEqual([]);
        expect(examined).toBeLessThanOrEqual(2 * LOG_PAGE + PROBES);
      }
    }
  },
);

it('of a city with many bookings a state that none has reads none', async () => {
  const ask = { ...NONE, cityId, state: 'held' } as const;
  for (const { examined } of await examine((tx) => listLog(tx, 'older', ask)))
    expect(examined).toBeLessThanOrEqual(PROBES);
});

it('a page of a history reads the rows of its booking', async () => {
  const ask = { bookingId, part: null, after: null, readable: ['ask-override'] };
  for (const { kinds, examined } of await examine((tx) => listHistoryRows(tx, ask))) {
    expect(kinds.filter((kind) => kind.startsWith('Seq Scan'))).toEqual([]);
    expect(examined).toBeLessThanOrEqual(400);
  }
});

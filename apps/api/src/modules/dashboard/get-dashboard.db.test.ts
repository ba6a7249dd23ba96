import { getDashboard } from '@karigar/contract/dashboard/get-dashboard';
import { BOOKING_STATES } from '@karigar/domain/bookings/booking';
import { addDays, dayOf, startOfDay } from '@karigar/domain/dates/india-day';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBookingWorld, type BookingWorld } from '#testing/booking-world';
import { people } from '#testing/people';
import { HIDE_OTHER_INDEXES } from '#testing/plan-store';
import { COUNT } from './dashboard-store.ts';

type Counts = { todayBookings: number; completed: number; hold: number };

let world: BookingWorld;
let before: Counts;

const counts = async (send: { token: string }): Promise<Counts> => {
  const reply = await world.sendFields(getDashboard, {}, send);
  expect(reply).toMatchObject({ status: 200, body: { success: true, code: 200 } });
  return reply.body.data as Counts;
};

beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  before = await counts(world.suresh);
});

describe('dashboard', () => {
  it('[WIRE-04] the dashboard counts bookings of today, all completed and currently held', async () => {
    const imran = await counts(world.imran);
    for (const state of BOOKING_STATES) await world.plant(state);
    const after = await counts(world.suresh);
    expect(Object.keys(after).toSorted()).toEqual(['completed', 'hold', 'todayBookings']);
    expect(after).toEqual({
      todayBookings: before.todayBookings + 5, // assigned, started, held, ended, completed
      completed: before.completed + 1,
      hold: before.hold + 1,
    });
    expect(await counts(world.imran)).toEqual(imran);
  });

  it("the dashboard's day begins and ends at midnight in India", async () => {
    const midnight = startOfDay(dayOf(world.now()));
    const next = startOfDay(addDays(dayOf(world.now()), 1));
    await world.plant('assigned', { scheduledAt: midnight });
    await world.plant('completed', { scheduledAt: next - 1 });
    expect((await counts(world.suresh)).todayBookings).toBe(before.todayBookings + 2);
    await world.plant('assigned', { scheduledAt: midnight - 1 });
    await world.plant('assigned', { scheduledAt: next });
    await world.plant('held', { scheduledAt: next });
    expect(await counts(world.suresh)).toEqual({
      todayBookings: before.todayBookings + 2,
      completed: before.completed + 1,
      hold: before.hold + 1,
    });
  });

  it('the dashboard reads every count from its index, under row level security', async () => {
    const day = [new Date(world.now()), new Date(world.now() + 1000)];
    // With few rows every index costs the same, so the others are hidden; a missing index shows as a scan.
    await world.look(HIDE_OTHER_INDEXES);
    const plan = await world.context.databases.app.transaction(
      { accountId: people.suresh.id, role: 'serviceman' },
      async (tx) => {
        await tx.rows({ name: 'no-seqscan', text: 'SET LOCAL enable_seqscan = off' });
        await tx.rows({ name: 'no-bitmapscan', text: 'SET LOCAL enable_bitmapscan = off' });
        return tx.rows<{ 'QUERY PLAN': string }>(
          { name: 'explain-dashboard', text: `EXPLAIN (COSTS off) ${COUNT.text}` },
          [people.suresh.id, ...day],
        );
      },
    );
    const scans = plan.map((line) => line['QUERY PLAN']).filter((line) => / Scan /.test(line));
    // Both indexes begin with these columns on every partition; only bookings_live adds the id.
    const served = /Index Scan using bookings_\w+_serviceman_id_scheduled_at(_id)?_idx /;
    expect(scans.length).toBeGreaterThanOrEqual(4);
    expect(scans.filter((line) => !served.test(line))).toEqual([]);
  });
});

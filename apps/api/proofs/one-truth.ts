import { addDays, dayOf, startOfDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { connectDatabase, SYSTEM } from '#platform/db';
import { away, type DispatchWorld } from '#testing/dispatch-world';
import { createRandom } from './dispatch-sim-random.ts';
import { actOn, type Play } from './one-truth-acts.ts';
import { faultsAt } from './one-truth-judge.ts';
import { planLife, WAYS, type LifePlan, type Way } from './one-truth-lives.ts';
import { createSides } from './one-truth-sides.ts';
import {
  endLife,
  placeSearched,
  readStanding,
  setHours,
  type Standing,
} from './one-truth-store.ts';

const HOUR = 3_600_000;
const INDIA = 5.5 * HOUR;
const DAYS_APART = 14;
const MOST_TURNS = 500;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Who can be asked: from hour to hour on these weekdays. */
const CREW = [
  { km: 1, from: 8, to: 20, weekdays: EVERY_DAY },
  { km: 2, from: 9, to: 18, weekdays: EVERY_DAY.slice(0, 6) },
  { km: 3, from: 7, to: 15, weekdays: EVERY_DAY },
  { km: 4, from: 12, to: 21, weekdays: EVERY_DAY.slice(0, 5) },
  { km: 5, from: 10, to: 19, weekdays: EVERY_DAY },
] as const;

export type Member = { readonly id: number } & (typeof CREW)[number];

/** By the calendar and the clock in India, independent of the rule that dispatch uses. */
const worksAt = ({ from, to, weekdays }: Member, at: Instant): boolean => {
  const local = new Date(at + INDIA);
  const weekday = local.getUTCDay() === 0 ? 7 : local.getUTCDay();
  const hour = local.getUTCHours();
  return weekdays.includes(weekday) && hour >= from && hour < to;
};

export type TruthRun = {
  readonly lives: number;
  readonly moments: number;
  readonly offers: number;
  readonly ends: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
};

/** A world with five servicemen of different hours, one customer and one operator. */
export const createTruth = async (world: DispatchWorld) => {
  await world.leave();
  const rows = connectDatabase({
    url: world.database.url('admin'),
    connections: 1,
    onError: () => undefined,
  });
  const crew: Member[] = [];
  for (const plan of CREW) crew.push({ ...plan, id: (await world.newServiceman(plan.km)).id });
  const writeHours = (ofAll: boolean) =>
    rows.transaction(SYSTEM, async (tx) => {
      for (const { id, from, to, weekdays } of crew)
        await setHours(tx, id, {
          from: ofAll ? 0 : from * 60,
          to: ofAll ? 1440 : to * 60,
          weekdays: ofAll ? EVERY_DAY : weekdays,
        });
    });
  await writeHours(false);
  const sides = createSides(world, crew);
  const began = world.now();
  let lives = 0;

  const standingOf = (bookingId: number): Promise<Standing> =>
    rows.transaction(SYSTEM, (tx) => readStanding(tx, bookingId));

  const live = async (plan: LifePlan) => {
    const faults = new Set<string>();
    let [moments, offers, seen] = [0, 0, ''];
    world.moveClock(plan.at);
    const { at: bookedAt, startsAt: scheduledAt } = plan;
    const ref = await world.plant('requested', { scheduledAt, bookedAt, code: null });
    await rows.transaction(SYSTEM, (tx) => placeSearched(tx, ref.bookingId, away(0)));
    const play: Play = { plan, ref, crew, holder: null, movedAt: null, blocked: null, did: 0 };
    let standing = await standingOf(ref.bookingId);
    const asked = new Set<number>();
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      if (standing.dispatchAt !== null && standing.dispatchAt.getTime() <= world.now()) {
        await world.dispatch(ref);
        standing = await standingOf(ref.bookingId);
      }
      for (const { serviceman, offeredAt } of standing.open) {
        if (offeredAt !== world.now()) continue;
        offers += 1;
        asked.add(serviceman);
        const member = crew.find(({ id }) => id === serviceman);
        if (member === undefined || !worksAt(member, offeredAt))
          faults.add('an offer outside the hours of the serviceman');
        if (serviceman === play.blocked) faults.add('an offer to a blocked serviceman');
      }
      const now = JSON.stringify([standing.state, standing.version, standing.open]);
      if (now !== seen) {
        seen = now;
        moments += 1;
        for (const fault of faultsAt(await sides.look(ref, play.movedAt, asked))) faults.add(fault);
      }
      const acted = await actOn(standing, play, { world, sides, rows });
      if (acted === 'ended') break;
      if (acted === 'waits') {
        const next = standing.dispatchAt?.getTime() ?? null;
        if (next === null) {
          const { mine } = await sides.look(ref, play.movedAt, asked);
          if (mine.booking.state !== 'cancelled') faults.add('nothing is planned for this booking');
          break;
        }
        world.moveClock(Math.max(next, world.now()));
      } else standing = await standingOf(ref.bookingId);
    }
    const { state } = await standingOf(ref.bookingId);
    await rows.transaction(SYSTEM, (tx) => endLife(tx, ref.bookingId));
    return { faults, moments, offers, state };
  };

  return {
    close: () => rows.close(),
    look: world.look,
    /** Dispatch reads hours that are not those of the servicemen: as if it did not respect them. */
    withoutHours: async <Value>(work: () => Promise<Value>): Promise<Value> => {
      await writeHours(true);
      try {
        return await work();
      } finally {
        await writeHours(false);
      }
    },
    /** Lives of these ways in turn. */
    run: async (count: number, seed: number, ways: readonly Way[] = WAYS): Promise<TruthRun> => {
      const random = createRandom(seed);
      const failures: string[] = [];
      const ends: Record<string, number> = {};
      let [moments, offers] = [0, 0];
      for (let index = 0; index < count; index += 1) {
        lives += 1;
        const base = startOfDay(addDays(dayOf(began), DAYS_APART * lives));
        const plan = planLife(base, ways[index % ways.length] ?? 'silent', random);
        const life = await live(plan);
        moments += life.moments;
        offers += life.offers;
        ends[life.state] = (ends[life.state] ?? 0) + 1;
        for (const fault of life.faults)
          failures.push(`${plan.way}, placed ${plan.placed}, life ${index}: ${fault}`);
      }
      return { lives: count, moments, offers, ends, failures };
    },
  };
};

export type Truth = Awaited<ReturnType<typeof createTruth>>;

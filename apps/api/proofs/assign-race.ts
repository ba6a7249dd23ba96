import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { acceptOffer } from '@karigar/contract/offers/accept-offer';
import { addDays, dayOf, startOfDay } from '@karigar/domain/dates/india-day';
import { createBookings, FRESH_SERVICE, type FreshBooking } from '#testing/fresh-bookings';
import { createPerson } from '#testing/fresh-people';
import { sendCall } from '#testing/send-call';
import { spawnServer } from '#testing/spawned-server';
import type { SpawnedWorld } from '#testing/spawned-world';
import { heldIn, offerPair, standReady } from './assign-race-store.ts';

export type AssignRace = {
  readonly rounds: number;
  readonly reported: number;
  /** Rounds in which each got the first job. */
  readonly won: Readonly<Record<string, number>>;
  readonly seconds: number;
  readonly failures: readonly string[];
};

const HOUR = 3_600_000;
const PER_ROUND = 2;
const OTHER_JOB = 'first, other job';

/** Refusals that tell the loser why: who changed the booking, that the serviceman has other work, or that it is gone. */
const LOST = new Set([
  'booking.changed',
  'serviceman.not-fit',
  'offer.not-free',
  'booking.offer-gone',
]);

type Heard = { readonly who: string; readonly said: string; readonly data: unknown };

type Changed = {
  readonly servicemanId: number | null;
  readonly by: string;
  readonly actor: string;
};

/** Why the loser of a round was not told who has the job; null when told. */
const notReported = ({ who, said, data }: Heard, holder: number | null): string | null => {
  if (!LOST.has(said)) return `${who} heard ${said}`;
  if (said === 'booking.changed') {
    const { servicemanId, by, actor } = data as Changed;
    const isReported = servicemanId === holder && by !== '' && actor !== 'system';
    return isReported ? null : `${who} heard of ${servicemanId} by '${by}', and ${holder} has it`;
  }
  if (said !== 'serviceman.not-fit') return null;
  const { reasons } = data as { reasons: readonly string[] };
  return reasons.includes('not-free') ? null : `${who} heard ${reasons.join()}, not of another job`;
};

/**
 * Each round has two bookings of the same hour. Two dispatchers give one booking to two servicemen, and the first
 * dispatcher gives the other booking to the serviceman who is just accepting the first: four calls in parallel,
 * through two processes.
 */
export const runAssignRace = async (
  world: SpawnedWorld,
  size: { readonly rounds: number },
): Promise<AssignRace> => {
  const { look, vault, database, server } = world;
  const now = Date.now();
  const tomorrow = startOfDay(addDays(dayOf(now), 1));
  const enter = async (role: 'serviceman' | 'operator') => {
    const person = await createPerson(look, role, now);
    return { id: person.id, token: await world.signIn(person) };
  };
  const customer = await createPerson(look, 'customer', now);
  const [accepting, other] = [await enter('serviceman'), await enter('serviceman')];
  const [first, second] = [await enter('operator'), await enter('operator')];
  await standReady(look, [accepting.id, other.id], FRESH_SERVICE.id);
  const offered = { count: size.rounds * PER_ROUND, state: 'offered' } as const;
  const made = { ...offered, servicemanId: accepting.id, customerId: customer.id, now };
  const bookings = await createBookings(look, vault, { ...made, code: '123456' });

  const twin = await spawnServer({
    DATABASE_URL: database.url('app'),
    CALLS_PER_MINUTE_ADDRESS: '1000000',
    CALLS_PER_MINUTE_ACCOUNT: '1000000',
    CALLS_IN_FLIGHT_ACCOUNT: '1000000',
  });
  await server.start();
  await twin.start();
  const failures: string[] = [];
  let reported = 0;
  const won: Record<string, number> = {};

  const race = async (round: number, one: FreshBooking, two: FreshBooking): Promise<void> => {
    // No visit is over midnight, where the hours of a day end.
    const at = new Date(tomorrow + (3 * round + 0.5) * HOUR);
    const ids = [one.bookingId, two.bookingId];
    await offerPair(look, ids, accepting.id, at, new Date(now));
    const wire = ({ bookingId, orderId }: FreshBooking) => ({
      bookingId: String(bookingId),
      mainId: String(orderId),
    });
    const give = async (who: string, base: string, by: string, job: FreshBooking, to: number) => {
      const fields = { ...wire(job), version: '1', servicemanId: String(to) };
      const { body } = await sendCall(base, assignBooking, fields, { token: by });
      return { who, said: body.success ? 'ok' : String(body.code), data: body.data };
    };
    const take = async (): Promise<Heard> => {
      const caller = { token: accepting.token };
      const { body } = await sendCall(twin.base, acceptOffer, wire(one), caller);
      return {
        who: 'the serviceman',
        said: body.success ? 'ok' : String(body.code),
        data: body.data,
      };
    };
    const calls: (() => Promise<Heard>)[] = [
      () => give('first', server.consoleBase, first.token, one, accepting.id),
      () => give('second', twin.consoleBase, second.token, one, other.id),
      () => give(OTHER_JOB, server.consoleBase, first.token, two, accepting.id),
      take,
    ];
    // Each is the first to be sent in a quarter of the rounds.
    const turned = [...calls.slice(round % calls.length), ...calls.slice(0, round % calls.length)];
    const heard = await Promise.all(turned.map((call) => call()));
    const [a, b] = await heldIn(look, ids);
    if (a === undefined || b === undefined || a.serviceman === null || a.state !== 'assigned')
      failures.push(`round ${round}: nobody holds the job`);
    else if (a.changes !== 1) failures.push(`round ${round}: the job changed hands ${a.changes}×`);
    else if (a.serviceman === b.serviceman)
      failures.push(`round ${round}: ${a.serviceman} has two jobs of one hour`);
    for (const each of heard) {
      if (each.said === 'ok') {
        if (each.who !== OTHER_JOB) won[each.who] = (won[each.who] ?? 0) + 1;
        continue;
      }
      const problem = notReported(each, a?.serviceman ?? null);
      if (problem !== null) failures.push(`round ${round}: ${problem}`);
      reported += 1;
    }
  };

  try {
    const began = performance.now();
    for (let round = 0; round < size.rounds; round += 1) {
      const [one, two] = bookings.slice(round * PER_ROUND, round * PER_ROUND + PER_ROUND);
      if (one === undefined || two === undefined) throw new Error('too few bookings');
      await race(round, one, two);
    }
    const seconds = (performance.now() - began) / 1000;
    return { rounds: size.rounds, reported, won, seconds, failures };
  } finally {
    await twin.kill();
  }
};

import { REFUSALS } from '@karigar/contract/refusals';
import {
  CONFLICTS,
  LATE_ARRIVALS,
  LATE_COMMANDS,
  type Conflict,
  type LateCommand,
} from '@karigar/domain/bookings/late-arrivals';
import {
  lateCaseDue,
  LATE_CASE_NOTIFICATIONS,
  type LateCase,
} from '@karigar/domain/bookings/late-case';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '#testing/booking-traces';
import { ADD_ONS, TOTAL } from '#testing/booking-world';
import { createLateWorld, type LateWorld } from '#testing/late-world';
import { people } from '#testing/people';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let world: LateWorld;
beforeAll(async () => {
  world = await createLateWorld();
});
afterAll(() => world.close());

/** Refused whatever came before, so the commands may arrive in any order. */
const ANY_ORDER: ReadonlySet<Conflict> = new Set([
  'cancelled',
  'reassigned',
  'handed-on',
  'completed',
]);

type Lane = readonly { readonly command: LateCommand; readonly sends: number }[];

/** Sends a phone's whole queue to a booking with this conflict, and checks every reply against the table. */
const drain = async (conflict: Conflict, lane: Lane, oldestMs: number): Promise<number> => {
  const began = world.now();
  const ref = await world.met(conflict);
  const before = await world.traces(ref);
  if (conflict === 'code-expired') world.moveClock(began + 25 * HOUR);
  const session = { token: await world.signIn('suresh') };
  const cells = lane.flatMap(({ command, sends }) => {
    const cell = LATE_ARRIVALS[conflict][command];
    return cell === null ? [] : [{ command, sends, cell }];
  });
  for (const [nth, { command, sends, cell }] of cells.entries()) {
    const age = oldestMs - (nth * (oldestMs - 2 * MINUTE)) / cells.length;
    const shownPrice = conflict === 'price-changed' ? 80_000 : ADD_ONS.tap.price;
    const sent = { age: Math.round(age / 1000) * 1000, shownPrice, key: `${ref.bookingId}-${nth}` };
    const reply = await world.arrive(command, ref, sent, session);
    const answer = reply.body.success ? 'taken' : String(reply.body.code);
    expect({ conflict, command, answer }).toEqual({ conflict, command, answer: cell.answer });
    expect(reply.body.message === '' && command !== 'send-chat').toBe(false);
    for (let again = 1; again < sends; again += 1)
      expect((await world.arrive(command, ref, sent, session)).text).toBe(reply.text);
  }

  const { booking, events, payments, notifications } = await world.traces(ref);
  const refused = cells.filter(({ cell }) => cell.answer !== 'taken');
  const named = ({ answer }: { answer: string }): string =>
    answer === 'booking.not-found' ? 'booking.reassigned' : answer;
  expect(
    events.filter(({ refusal }) => refusal !== null).map((one) => [one.command, one.refusal]),
  ).toEqual(refused.map(({ command, cell }) => [command, named(cell)]));

  const isPaid = cells.some(({ command, cell }) => command === 'pay' && cell.answer === 'taken');
  expect(payments.length - before.payments.length).toBe(isPaid ? 1 : 0);
  expect([null, TOTAL + (conflict === 'bill-changed' ? ADD_ONS.tap.price : 0)]).toContain(
    booking.total_after_end,
  );

  const kinds = [...new Set(cells.flatMap(({ cell }) => cell.opens ?? []))].toSorted();
  const cases = await world.cases(ref);
  expect(cases.map(({ kind }) => kind).toSorted()).toEqual(kinds);
  for (const one of cases) {
    expect(one).toMatchObject({ by: people.suresh.id, closed_at: null });
    expect(one.amount).toBe(one.kind === 'cash-not-taken' ? TOTAL : null);
    expect(one.due_at.getTime()).toBe(lateCaseDue(one.kind as LateCase, world.now()));
  }
  const queue = (await world.exceptions(100)).filter(
    ({ bookingId }) => bookingId === ref.bookingId,
  );
  expect(
    queue
      .filter(({ isOpen }) => isOpen)
      .map(({ what }) => what)
      .toSorted(),
  ).toEqual(kinds);
  expect(queue.every(({ isOpen, dueAt }) => isOpen === (dueAt !== null))).toBe(true);

  const heard = (account: number): string[] =>
    notifications.filter(({ account_id: to }) => to === account).map(({ kind }) => kind);
  const [toServiceman, toCustomer] = [heard(people.suresh.id), heard(people.asha.id)];
  for (const kind of kinds) {
    expect(
      toServiceman.filter((one) => one === LATE_CASE_NOTIFICATIONS[kind].serviceman),
    ).toHaveLength(1);
    expect(toCustomer.filter((one) => one === LATE_CASE_NOTIFICATIONS[kind].customer)).toHaveLength(
      1,
    );
  }
  const lateAddOns = cells.filter(({ cell }) => cell.customerHears === 'add-ons-late');
  expect(toCustomer.filter((one) => one === 'add-ons-late')).toHaveLength(lateAddOns.length);
  // The next run needs a later time, because operators list by time.
  world.moveClock(began + 1000);
  return cells.length;
};

const once = (commands: readonly LateCommand[]): Lane =>
  commands.map((command) => ({ command, sends: 1 }));

describe('late arrivals table', () => {
  it.each(CONFLICTS)(
    'late arrivals after %s: every command of a job matches the table',
    async (conflict) => {
      const cells = Object.values(LATE_ARRIVALS[conflict]).filter((cell) => cell !== null);
      expect(await drain(conflict, once(LATE_COMMANDS), 3 * HOUR)).toBe(cells.length);
    },
  );

  it('late arrivals: any part of a job matches the table, in any possible order, after any delay, sent any number of times', async () => {
    const lane = fc.record({
      conflict: fc.constantFrom(...CONFLICTS),
      without: fc.subarray(['run-late', 'hold', 'propose-add-ons', 'send-chat', 'pay', 'verify']),
      until: fc.constantFrom('end', 'middle'),
      sends: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 10, maxLength: 10 }),
      order: fc.array(fc.nat(), { minLength: 10, maxLength: 10 }),
      oldest: fc.integer({ min: 4 * MINUTE, max: 8 * HOUR }),
    });
    await fc.assert(
      fc.asyncProperty(lane, async ({ conflict, without, until, sends, order, oldest }) => {
        const left = new Set<string>(without);
        if (left.has('hold')) left.add('resume');
        if (left.has('propose-add-ons')) left.add('submit-approval');
        if (until === 'middle') for (const one of ['end', 'verify', 'pay']) left.add(one);
        const commands = LATE_COMMANDS.filter((command) => !left.has(command));
        const sorted = ANY_ORDER.has(conflict)
          ? commands.toSorted(
              (one, other) =>
                (order[LATE_COMMANDS.indexOf(one)] ?? 0) -
                (order[LATE_COMMANDS.indexOf(other)] ?? 0),
            )
          : commands;
        await drain(
          conflict,
          sorted.map((command, nth) => ({ command, sends: sends[nth] ?? 1 })),
          oldest,
        );
      }),
      { numRuns: 60, endOnFailure: true },
    );
  }, 240_000);

  it('late arrivals: every refusal of the table has a text', () => {
    for (const conflict of CONFLICTS)
      for (const cell of Object.values(LATE_ARRIVALS[conflict])) {
        const answer = cell?.answer ?? 'taken';
        const said = answer === 'taken' ? null : REFUSALS[answer as keyof typeof REFUSALS];
        expect(said === null || said.text.message !== '').toBe(true);
      }
  });
});

describe('late start of a booking that the customer moved to another day', () => {
  it('a late start on the old day is accepted and moves the booking back to that day', async () => {
    const ref = await world.met('moved');
    const { booking: moved } = await world.traces(ref);
    await world.arrive('start', ref, { age: HOUR, key: `start-${ref.bookingId}` }, world.suresh);
    const { booking } = await world.traces(ref);
    expect(booking.state).toBe('started');
    expect(at(moved.scheduled_at)).toBeGreaterThan(world.now() + 24 * HOUR);
    expect(at(booking.scheduled_at)).toBe(world.now() + HOUR);
    expect(at(booking.started_at)).toBe(world.now() - HOUR);
  });
});

describe('commands that open no late case', () => {
  it.each(['start', 'run-late', 'propose-add-ons', 'send-chat'] as const)(
    '%s sent now on a cancelled booking opens no late case',
    async (command) => {
      const ref = await world.met('cancelled');
      await world.arrive(command, ref, { age: 0, key: `now-${ref.bookingId}` }, world.suresh);
      expect(await world.cases(ref)).toEqual([]);
    },
  );

  it('a payment from a serviceman who never had the booking opens no late case', async () => {
    const ref = await world.met('cancelled');
    await world.arrive('pay', ref, { age: HOUR, key: `not-${ref.bookingId}` }, world.imran);
    expect(await world.cases(ref)).toEqual([]);
    const { notifications } = await world.traces(ref);
    expect(notifications.map(({ kind }) => kind)).not.toContain('late-cash-reported');
  });
});

it('a command of a former assignee is recorded when only the booking row named the assignee', async () => {
  // Neither accepted nor assigned by a call, like an imported booking.
  const ref = await world.met('reassigned');
  await world.arrive('end', ref, { age: HOUR, key: `row-${ref.bookingId}` }, world.suresh);
  const { events } = await world.traces(ref);
  expect(events.at(-1)).toMatchObject({ command: 'end', refusal: 'booking.reassigned' });
});

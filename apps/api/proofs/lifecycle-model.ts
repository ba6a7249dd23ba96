import fc from 'fast-check';
import type { BookingState } from '@karigar/domain/bookings/booking';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { slotsOf } from '@karigar/domain/orders/slots';
import type { Ranked } from '@karigar/domain/offers/rank';
import { paise } from '@karigar/domain/money';
import { notifyOverdue } from '#modules/visit-problems/index';
import { connectDatabase, SYSTEM, type Database } from '#platform/db';
import { ADD_ONS, TOTAL, type BookingRef } from '#testing/booking-world';
import type { DispatchWorld } from '#testing/dispatch-world';
import { createPerson } from '#testing/fresh-people';
import type { PersonName } from '#testing/people';
import { callFor, CODE, type CalledOp } from './booking-calls.ts';
import { dueOf, applyRules } from './booking-spec.ts';
import { untouched, type SpecBooking, type SpecOp, type SpecScope } from './booking-value.ts';
import { LIFECYCLE_BUGS, withBug } from './lifecycle-bugs-store.ts';
import { faultsIn } from './lifecycle-laws.ts';
import { placeInArea, readKept } from './lifecycle-model-store.ts';
import { anyStep, type Serviceman, type Step } from './lifecycle-steps.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PRICE = paise(ADD_ONS.tap.price);

type Model = { booking: SpecBooking; now: Instant; calls: number };

/** The real booking, and the people who act on it. */
type Real = {
  readonly world: DispatchWorld;
  readonly rows: Database;
  readonly crew: readonly Ranked[];
  readonly ref: BookingRef;
  /** The operator who is not Priya. */
  readonly second: number;
  readonly tokenOf: (name: Actor) => Promise<string>;
  readonly seen: Seen;
};

type Actor = PersonName | 'second';

type Seen = { readonly states: Set<BookingState>; readonly said: Map<string, number> };

const nameOf = (
  who: Serviceman,
  { booking }: Model,
  { people }: DispatchWorld,
): 'suresh' | 'imran' => {
  if (who !== 'holder') return who;
  return booking.holder === people.imran.id ? 'imran' : 'suresh';
};

const opOf = (
  step: Exclude<Step, { kind: 'wait' }>,
  model: Model,
  { world, second }: Real,
): SpecOp => {
  const { booking } = model;
  const idOf = (who: Serviceman): number => world.people[nameOf(who, model, world)].id;
  switch (step.kind) {
    case 'assign':
      return { kind: 'assign', to: idOf(step.serviceman), version: booking.changes + 1 };
    case 'release':
    case 'reopen':
    case 'hold-for':
      return { kind: step.kind, version: booking.changes + 1 };
    case 'pay': {
      const amount = paise(Math.max(0, dueOf(booking) + step.skew));
      return { kind: 'pay', by: idOf(step.serviceman), amount };
    }
    case 'reschedule':
      return { kind: 'reschedule', at: booking.startsAt + step.days * DAY };
    case 'ask-override':
    case 'confirm-override':
      return { kind: step.kind, by: step.operator === 'second' ? second : world.people.priya.id };
    case 'ask-for-code':
      return { kind: 'send-code', by: null };
    case 'answer':
    case 'cancel':
    case 'rate':
    case 'dispatch':
    case 'settle-visit':
    case 'tell-overdue':
      return step;
    case 'arrive':
    case 'no-show':
    case 'call':
    case 'late':
    case 'send-code':
    case 'verify':
    case 'propose':
    case 'accept':
    case 'refuse':
    case 'give-back':
    case 'start':
    case 'hold':
    case 'resume':
    case 'end':
      return { ...step, by: idOf(step.serviceman) };
  }
};

const BY_OPERATOR: ReadonlySet<Step['kind']> = new Set([
  'assign',
  'release',
  'reopen',
  'hold-for',
  'settle-visit',
]);

const callerOf = (step: Step, model: Model, world: DispatchWorld): Actor => {
  if (BY_OPERATOR.has(step.kind)) return 'priya';
  if ('operator' in step) return step.operator;
  return 'serviceman' in step ? nameOf(step.serviceman, model, world) : 'asha';
};

const send = async (op: CalledOp, step: Step, model: Model, real: Real): Promise<string> => {
  const { world, rows, ref } = real;
  const asks = op.kind === 'answer' || op.kind === 'verify';
  const kept = asks ? await rows.transaction(SYSTEM, (tx) => readKept(tx, ref.bookingId)) : null;
  const addOnIds = kept?.addOns.map(({ id }) => id) ?? [];
  const place = `completion_codes.code:${ref.bookingId}`;
  const code = kept === null ? CODE : world.context.vault.open(kept.codeSealed, place);
  const { call, fields } = callFor(op, ref, { now: model.now, code, addOnIds });
  const token = await real.tokenOf(callerOf(step, model, world));
  // Without a key, two equal proposals would count as one sent twice.
  const key = op.kind === 'propose' ? { key: crypto.randomUUID() } : {};
  const { body } = await world.sendFields(call, fields, { token, ...key });
  return body.success ? 'ok' : String(body.code);
};

/** Applies one step to the real booking and to the model; afterwards both must be equal. */
class Command implements fc.AsyncCommand<Model, Real> {
  readonly step: Step;
  constructor(step: Step) {
    this.step = step;
  }
  check(): boolean {
    return true;
  }
  async run(model: Model, real: Real): Promise<void> {
    const { step } = this;
    const before = model.booking.state;
    if (step.kind === 'wait') {
      model.now += step.ms;
      real.world.moveClock(model.now);
      return;
    }
    const op = opOf(step, model, real);
    const scope: SpecScope = { now: model.now, crew: real.crew, price: PRICE };
    const { said: predicted, booking } = applyRules(model.booking, op, scope);
    let said = 'ok';
    if (op.kind === 'dispatch') await real.world.dispatch(real.ref);
    else if (op.kind === 'tell-overdue')
      await real.world.context.databases.system.transaction(SYSTEM, (tx) =>
        notifyOverdue({ tx, now: model.now }, real.ref),
      );
    else {
      said = await send(op, step, model, real);
      model.calls += 1;
    }
    model.booking = booking;
    const kept = await real.rows.transaction(SYSTEM, (tx) => readKept(tx, real.ref.bookingId));
    const faults = faultsIn(kept, booking, model.calls);
    if (said !== predicted) faults.unshift(`the server says ${said}, the rules ${predicted}`);
    if (faults.length > 0) throw new Error(`${String(this)} in ${before}: ${faults.join('; ')}`);
    real.seen.states.add(booking.state);
    const heard = `${op.kind} ${said}`;
    real.seen.said.set(heard, (real.seen.said.get(heard) ?? 0) + 1);
  }
  toString(): string {
    return JSON.stringify(this.step);
  }
}

const ALWAYS = Array.from({ length: 7 }, (_, day) => ({
  weekday: day + 1,
  fromMinute: 0,
  toMinute: 1440,
}));

const rankedAt = (id: number, km: number): Ranked => ({
  serviceman: {
    id,
    isVerified: true,
    skills: new Set(),
    isOnDuty: true,
    hours: ALWAYS,
    daysOff: new Set(),
    place: { latitude: 0, longitude: 0 },
    reachKm: 30,
    work: [],
    isBlocked: false,
    cashInHand: paise(0),
    phone: null,
    bank: null,
    jobsThisWeek: 0,
    rating: null,
  },
  km,
  minutes: 0,
});

const SESSION_MS = HOUR;

/** A world with two servicemen who act and three who never answer, on duty in this order. */
export const createLifecycle = async (world: DispatchWorld) => {
  const { suresh, imran } = world.people;
  await world.leave();
  await world.stand(suresh.id, 1);
  await world.stand(imran.id, 2);
  const silent = [
    await world.newServiceman(4),
    await world.newServiceman(6),
    await world.newServiceman(8),
  ];
  const crew = [suresh.id, imran.id, ...silent.map(({ id }) => id)].map(rankedAt);
  const rows = connectDatabase({
    url: world.database.url('admin'),
    connections: 1,
    onError: () => undefined,
  });
  const seen: Seen = { states: new Set(), said: new Map() };
  const operator = await createPerson(world.look, 'operator', world.now());
  const signInSecond = async (): Promise<string> => {
    const { databases, sessions } = world.context;
    const session = { accountId: operator.id, role: 'operator' } as const;
    return (await databases.system.transaction(SYSTEM, (tx) => sessions.open(tx, session)))
      .authToken;
  };
  const began = world.now();
  let bookings = 0;

  /** Each booking is in two months of its own, so that no two visits collide and no no-show is one of many. */
  const begin = async (): Promise<{ model: Model; real: Real }> => {
    bookings += 1;
    const day = addDays(dayOf(began), 60 * bookings);
    const startsAt = slotsOf(day)[3] ?? 0;
    const now = startsAt - 2 * DAY;
    world.moveClock(now);
    const ref = await world.request(startsAt, CODE);
    await rows.transaction(SYSTEM, (tx) => placeInArea(tx, ref.bookingId));
    const tokens = new Map<Actor, { token: string; at: Instant }>();
    const tokenOf = async (name: Actor): Promise<string> => {
      const known = tokens.get(name);
      if (known !== undefined && world.now() - known.at < SESSION_MS) return known.token;
      const token = name === 'second' ? await signInSecond() : await world.signIn(name);
      tokens.set(name, { token, at: world.now() });
      return token;
    };
    const booking = untouched({
      state: 'requested',
      bookedAt: now - 2 * DAY,
      startsAt,
      dispatchAt: now,
      total: paise(TOTAL),
    });
    const model = { booking, now, calls: 0 };
    const second = operator.id;
    return { model, real: { world, rows, crew, ref, second, tokenOf, seen } };
  };

  return {
    seen,
    look: world.look,
    close: () => rows.close(),
    /** Runs one booking through these steps; throws where it differs from the rules. */
    follow: async (steps: readonly Step[]): Promise<void> => {
      const both = await begin();
      await fc.asyncModelRun(
        () => both,
        steps.map((step) => new Command(step)),
      );
    },
  };
};

export type Lifecycle = Awaited<ReturnType<typeof createLifecycle>>;

/** Runs this many random histories of this many steps; returns the failures and the states covered. */
export const runLifecycleModel = async (
  lifecycle: Lifecycle,
  { runs, steps, seed }: { readonly runs: number; readonly steps: number; readonly seed?: number },
) => {
  let commands = 0;
  const histories = fc.array(anyStep, { minLength: steps, maxLength: steps });
  const checked = await fc.check(
    fc.asyncProperty(histories, async (history) => {
      await lifecycle.follow(history);
      commands += history.length;
    }),
    { numRuns: runs, endOnFailure: true, ...(seed === undefined ? {} : { seed }) },
  );
  const { errorInstance } = checked;
  const failure = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return { runs: checked.numRuns, commands, failures: checked.failed ? [failure] : [] };
};

const RUNS_UNTIL_FOUND = 200;

/** The failure found in a database with this bug; null when none was found. */
export const findBug = async (lifecycle: Lifecycle, name: string): Promise<string | null> => {
  const bug = LIFECYCLE_BUGS[name];
  if (bug === undefined) throw new Error(`no bug is named ${name}`);
  const { failures } = await withBug(lifecycle.look, bug, () =>
    runLifecycleModel(lifecycle, { runs: RUNS_UNTIL_FOUND, steps: 60 }),
  );
  return failures[0] ?? null;
};

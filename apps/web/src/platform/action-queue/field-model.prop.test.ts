import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FATES } from '#testing/field-server';
import { BOOKINGS, createFieldWorld, type Breaks, type FieldWorld } from '#testing/field-world';
import { MARK_HEADERS, withMark } from '@karigar/contract/wire/mark';
import type { Entry } from './action.ts';
import { fingerprintOf, isDone, isOpen, laneOf } from './queue-model.ts';
import type { QueueStore } from './queue-store.ts';

/** CI plays fewer; a run at full size: `CI= npx vitest run field-model`. */
const SEQUENCES = process.env['CI'] ? 1000 : 5000;

type Step = (world: FieldWorld) => Promise<void>;
type Named = { readonly run: Step; readonly toString: () => string };

const step = (name: string, run: Step): Named => ({ run, toString: () => name });
const aBooking = fc.constantFrom(...BOOKINGS);

const act = fc
  .tuple(fc.nat(9), aBooking, fc.constantFrom(1 as const, 2 as const), fc.boolean())
  .map(([choice, id, taps, isRight]) =>
    step(`act ${choice} on ${id} ×${taps}`, (world) => world.act(choice, id, taps, isRight)),
  );

const STEPS = fc.oneof(
  { weight: 8, arbitrary: act },
  { weight: 2, arbitrary: fc.boolean().map((on) => step(`network ${on}`, (w) => w.network(on))) },
  { weight: 2, arbitrary: fc.boolean().map((kept) => step(`read ${kept}`, (w) => w.read(kept))) },
  {
    weight: 2,
    arbitrary: fc.boolean().map((on) => step(`background ${on}`, (w) => w.background(on))),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('cancel' as const, 'reassign' as const), aBooking)
      .map(([what, id]) => step(`${what} ${id}`, (w) => w.conflict(what, id))),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(-1 as const, 0 as const, 1 as const)
      .map((days) => step(`clock ${days}`, (w) => w.clock(days))),
  },
);

const days = (breaks: Breaks) =>
  fc.asyncProperty(
    fc.array(STEPS, { minLength: 5, maxLength: 40, size: 'max' }),
    fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 40 }),
    async (steps, fates) => {
      const world = createFieldWorld(fates, breaks);
      for (const { run } of steps) await run(world);
      expect(await world.judge()).toEqual([]);
    },
  );

/** A1: the same input joins any earlier open action. */
const joinsAnyEarlier = (store: QueueStore): QueueStore => ({
  ...store,
  change: (rule) =>
    store.change((before) => {
      const [after, answer] = rule(before);
      const added = after.find((entry) => !before.some(({ key }) => key === entry.key));
      const same = (entry: Entry): boolean =>
        added !== undefined &&
        isOpen(entry) &&
        laneOf(entry) === laneOf(added) &&
        fingerprintOf(entry) === fingerprintOf(added);
      const earlier = before.find(same);
      return earlier === undefined ? [after, answer] : [before, earlier as typeof answer];
    }),
});

/** A2: any reply with status 200 is trusted. */
const believes = (isBelieved: (status: number) => boolean, success: boolean): Breaks => ({
  post: (post) => async (url, request) => {
    const response = await post(url, request);
    const isOurs = response.headers.has('karigar-reply');
    if (isOurs || !isBelieved(response.status)) return response;
    const code = success ? 200 : `http.${response.status}`;
    const body = withMark({ success, code, message: '', data: null });
    return Response.json(body, { status: response.status, headers: MARK_HEADERS });
  },
});

const FAULTS: Readonly<Record<string, Breaks>> = {
  'A1: the same input joins any earlier waiting action': { store: joinsAnyEarlier },
  'A2: a foreign 200 counts as done': believes((status) => status === 200, true),
  'A3: a foreign 403 counts as refused': believes((status) => status === 403, false),
  'A4: the worker deletes a done action before it is read back': {
    workerStore: (store) => ({
      ...store,
      change: (rule) =>
        store.change((before) => {
          const [after, answer] = rule(before);
          return [after.filter((entry) => !isDone(entry)), answer];
        }),
    }),
  },
  'A5: the banner says all sent despite refusals': {
    seen: (seen) => ({ ...seen, refused: [] }),
  },
};

describe('a serviceman’s phone, on random days', () => {
  it('loses nothing, duplicates nothing, keeps the order, and never shows as final what the server does not have', async () => {
    await fc.assert(days({}), { numRuns: SEQUENCES });
  }, 600_000);

  it.each(Object.keys(FAULTS))(
    'the field model finds the fault %s',
    async (name) => {
      const found = await fc.check(days(FAULTS[name] ?? {}), { numRuns: SEQUENCES });
      expect(found.failed).toBe(true);
    },
    600_000,
  );
});

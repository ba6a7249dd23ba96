import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDispatchWorld, type DispatchWorld } from '#testing/dispatch-world';
import { WAYS } from './one-truth-lives.ts';
import { planted, TRUTH_BUGS } from './one-truth-store.ts';
import { createTruth, type Truth } from './one-truth.ts';

const LIVES = WAYS.length;

let world: DispatchWorld;
let truth: Truth;
beforeAll(async () => {
  world = await createDispatchWorld();
  truth = await createTruth(world);
});
afterAll(async () => {
  await truth.close();
  await world.close();
});

it(`customer, serviceman and operator read one truth about who comes, in ${LIVES} lives of bookings`, async () => {
  const run = await truth.run(LIVES, 61);
  expect(run.failures).toEqual([]);
  expect(run.lives).toBe(LIVES);
  expect(run.offers).toBeGreaterThan(LIVES);
  expect(run.ends).toMatchObject({ assigned: expect.any(Number), cancelled: expect.any(Number) });
}, 240_000);

it('finds offers outside the working hours', async () => {
  const { failures } = await truth.withoutHours(() => truth.run(3, 62, ['silent']));
  expect(failures.join()).toContain('an offer outside the hours of the serviceman');
}, 120_000);

it.each(Object.keys(TRUTH_BUGS) as (keyof typeof TRUTH_BUGS)[])(
  'finds the planted bug: %s',
  async (bug) => {
    const { failures } = await planted(truth.look, bug, () =>
      truth.run(3, 63, ['given-back-for-good', 'silent']),
    );
    expect(failures).not.toEqual([]);
  },
  120_000,
);

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDispatchWorld, type DispatchWorld } from '#testing/dispatch-world';
import { dispatchRound, dispatchTask } from './dispatch-booking.ts';

const JOB = { attempt: 1, lastAttempt: false, trace: null, finishIn: () => Promise.resolve() };
let world: DispatchWorld;
beforeAll(async () => {
  world = await createDispatchWorld();
  await world.stand(world.people.suresh.id, 1);
});
afterAll(() => world.close());

it('the dispatch round finds a booking whose job was lost', async () => {
  const refs = [await world.request(), await world.request()];
  expect(await dispatchRound(world.context)()).toBe(false);
  for (const ref of refs) expect(await world.offers(ref)).toHaveLength(1);
});

it('a late or repeated dispatch job does nothing', async () => {
  const ref = await world.request();
  const work = dispatchTask(world.context);
  for (let time = 0; time < 3; time += 1) await work({ bookingId: ref.bookingId }, JOB);
  expect(await world.offers(ref)).toHaveLength(1);
  await work({ bookingId: 1 }, JOB);
});

it('a failing dispatch is logged and does not stop the others', async () => {
  const [bad, good] = [await world.request(), await world.request()];
  await world.withoutOffers(bad, dispatchRound(world.context));
  expect(await world.offers(bad)).toEqual([]);
  expect(await world.offers(good)).toHaveLength(1);
  await dispatchRound(world.context)();
  expect(await world.offers(bad)).toHaveLength(1);
});

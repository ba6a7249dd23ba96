import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { replaceServiceman } from '@karigar/contract/visit-problems/replace-serviceman';
import { reportPerson } from '@karigar/contract/contact/report-person';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { byHand } from '#testing/assign-by-hand';
import { createDispatchWorld, type DispatchWorld } from '#testing/dispatch-world';
import { people } from '#testing/people';

let world: DispatchWorld;
beforeAll(async () => {
  world = await createDispatchWorld();
});
afterAll(() => world.close());
beforeEach(() => world.leave());

it('the customer gets somebody else: whoever was replaced is not asked again, also when an operator had assigned them', async () => {
  await world.stand(people.suresh.id, 1);
  await world.stand(people.imran.id, 3);
  const ref = await world.request();
  const priya = { token: await world.signIn('priya') };
  await world.send(assignBooking, await byHand(world.look, ref, people.suresh.id), priya);
  const report = { ...ref, reason: 'unsafe', words: 'They frightened me' } as const;
  await world.send(reportPerson, report, world.asha);
  expect((await world.send(replaceServiceman, ref, world.asha)).body.success).toBe(true);
  expect(await world.wakes(ref)).not.toEqual([]);
  await world.dispatch(ref);
  expect((await world.offers(ref)).map(({ serviceman }) => serviceman)).toEqual([people.imran.id]);
});

import { preparePayoutRun } from '@karigar/contract/payouts/prepare-payout-run';
import { listWaiting } from '@karigar/contract/waiting/list-waiting';
import { addWorkingDays } from '@karigar/domain/dates/working-days';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world';
import { dataOf, paidLine, withPayoutDesk } from '#testing/payout-desk';
import { createEarner } from '#testing/payout-earner';

const HOUR = 3_600_000;
let world: MoneyWorld;
let desk: ReturnType<typeof withPayoutDesk>;
beforeAll(async () => {
  world = await createMoneyWorld();
  desk = withPayoutDesk(world);
});
afterAll(() => world.close());

const itemOf = async (runId: number, by: 'money' | 'audit' | 'kyc' = 'money') => {
  const { token } = await desk.operator(by);
  const { items } = dataOf(
    listWaiting,
    await world.sendFields(listWaiting, { limit: '100' }, { token }),
  );
  return items.find(({ kind, id }) => kind === 'payout-run' && id === String(runId));
};
const inSeconds = (at: number): number => at - (at % 1000);

it('a run waits in the queue of the desk money with its next step, until it is done', async () => {
  const person = await createEarner(world, '300.00');
  const preparedAt = world.now();
  const { runId } = dataOf(preparePayoutRun, await desk.prepare(person.id));
  expect(await itemOf(runId)).toMatchObject({
    what: 'confirm',
    amount: 30_000,
    name: expect.stringMatching(/\w/),
    opens: `/money?run=${runId}`,
    dueAt: inSeconds(addWorkingDays(preparedAt, 1)),
  });
  expect(await itemOf(runId, 'audit')).toMatchObject({ what: 'confirm' });
  expect(await itemOf(runId, 'kyc')).toBeUndefined();

  const asked = await desk.ask(runId);
  expect(await itemOf(runId)).toBeUndefined();
  world.moveClock(world.now() + 21 * HOUR);
  expect(await itemOf(runId)).toMatchObject({ what: 'second-person' });

  const confirmedAt = world.now();
  expect((await desk.agree(asked)).body.success).toBe(true);
  expect(await itemOf(runId)).toMatchObject({
    what: 'file',
    dueAt: inSeconds(addWorkingDays(confirmedAt, 1)),
  });
  const sentAt = world.now();
  expect((await desk.file(runId)).body.success).toBe(true);
  expect(await itemOf(runId)).toMatchObject({
    what: 'answers',
    dueAt: inSeconds(addWorkingDays(sentAt, 2)),
  });
  const [row] = (await desk.run(runId)).rows;
  await desk.record(runId, paidLine(row?.reference ?? ''));
  expect(await itemOf(runId)).toBeUndefined();
});

it('a request for a second person that ended without an answer leaves the run waiting', async () => {
  const person = await createEarner(world, '300.00');
  const { runId } = dataOf(preparePayoutRun, await desk.prepare(person.id));
  await desk.ask(runId);
  world.moveClock(world.now() + 25 * HOUR);
  expect(await itemOf(runId)).toMatchObject({ what: 'confirm' });
  await desk.cancel(runId);
  expect(await itemOf(runId)).toBeUndefined();
});

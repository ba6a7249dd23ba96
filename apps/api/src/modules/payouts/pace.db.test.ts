import { choosePayoutPace } from '@karigar/contract/earnings/choose-payout-pace';
import { getEarnings } from '@karigar/contract/earnings/get-earnings';
import { listPayouts } from '@karigar/contract/earnings/list-payouts';
import { preparePayoutRun } from '@karigar/contract/payouts/prepare-payout-run';
import { addDays, dayOf, startOfDay } from '@karigar/domain/dates/india-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '#proofs/exactly-once-stage';
import { refusal } from '#testing/account-world';
import type { FreshPerson } from '#testing/fresh-people';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world';
import { dataOf, nextUtr, paidLine, withPayoutDesk } from '#testing/payout-desk';
import { createEarner, takeCash } from '#testing/payout-earner';
import { FEES_POSTED } from '#testing/payout-sql';
import { withRateDesk } from '#testing/rate-desk';

const HOUR = 3_600_000;

let world: MoneyWorld;
let desk: ReturnType<typeof withPayoutDesk>;
let rates: ReturnType<typeof withRateDesk>;
beforeAll(async () => {
  world = await createMoneyWorld();
  desk = withPayoutDesk(world);
  rates = withRateDesk(world);
});
afterAll(() => world.close());

const choose = async (person: FreshPerson, fields: Record<string, string>) =>
  world.sendFields(choosePayoutPace, fields, { token: await openSession(world, person) });
const earningsOf = async (person: FreshPerson) => {
  const token = await openSession(world, person);
  return dataOf(getEarnings, await world.sendFields(getEarnings, {}, { token }));
};
const payoutsOf = async (person: FreshPerson) => {
  const token = await openSession(world, person);
  return dataOf(listPayouts, await world.sendFields(listPayouts, {}, { token }));
};
const prepare = async (fields: Record<string, string>) =>
  world.sendFields(preparePayoutRun, fields, await desk.operator('money'));
const dailyRun = async (): Promise<number> =>
  dataOf(preparePayoutRun, await prepare({ pace: 'daily' })).runId;
/** A new fee, on its first day. */
const feeOfTomorrow = async (basisPoints: number): Promise<void> => {
  await rates.save({ kind: 'daily-payout', basisPoints });
  world.moveClock(startOfDay(addDays(dayOf(world.now()), 1)) + HOUR);
};
const feesPosted = async () => {
  const [sum] = await world.look<{ fees: number }>(FEES_POSTED);
  return sum?.fees;
};

describe('daily payouts', () => {
  it('are not offered until two people have given them a fee', async () => {
    const person = await createEarner(world, '1000.00');
    expect(await earningsOf(person)).not.toHaveProperty('payoutPace');
    expect(await choose(person, { pace: 'daily', fee: '100' })).toMatchObject(
      refusal('payout.daily-not-offered'),
    );
    expect((await choose(person, { pace: 'weekly' })).body).toMatchObject({ success: true });
    expect(await prepare({ pace: 'daily' })).toMatchObject(refusal('payout.nothing-to-pay'));
  });

  it('cost the fee that was shown, which is posted, listed, and comes back with the money', async () => {
    const person = await createEarner(world, '1000.00');
    const weekly = await createEarner(world, '700.00');
    await feeOfTomorrow(100);
    expect((await earningsOf(person)).payoutPace).toEqual({ pace: 'weekly', fee: 100 });
    expect(await choose(person, { pace: 'daily', fee: '50' })).toMatchObject(
      refusal('payout.fee-changed'),
    );
    expect(await choose(person, { pace: 'daily' })).toMatchObject(refusal('payout.fee-changed'));
    expect((await choose(person, { pace: 'daily', fee: '100' })).body).toMatchObject({
      success: true,
    });
    const { payoutPace, nextPayout } = await earningsOf(person);
    expect(payoutPace).toEqual({ pace: 'daily', fee: 100 });
    expect(nextPayout.day).toBe(addDays(dayOf(world.now()), 1));

    const runId = await dailyRun();
    const run = await desk.run(runId);
    expect(run).toMatchObject({ pace: 'daily', fee: 1000, people: 1, amount: 99_000 });
    expect(run.rows).toMatchObject([{ servicemanId: person.id, amount: 99_000, fee: 1000 }]);
    expect((await desk.agree(await desk.ask(runId))).body).toMatchObject({ success: true });
    await desk.file(runId);
    const [reference, utr] = [run.rows[0]?.reference ?? '', nextUtr()];
    expect((await desk.record(runId, paidLine(reference, utr))).body).toMatchObject({
      success: true,
    });
    expect(await payoutsOf(person)).toMatchObject([{ amount: 99_000, fee: 1000, reference: utr }]);
    expect(await world.balance(person.id)).toMatchObject({ payable: 0 });
    expect(await feesPosted()).toBe(1000);

    await desk.record(runId, `${reference},RETURNED,${utr},Account closed`);
    expect(await world.balance(person.id)).toMatchObject({ payable: 100_000 });
    expect(await feesPosted()).toBe(0);
    expect(await world.unexplained()).toEqual([]);
    // Who is paid weekly is in no daily run, and pays no fee.
    const { rows, ...sums } = await desk.run((await desk.sendRun(weekly.id)).runId);
    expect(rows[0]).not.toHaveProperty('fee');
    expect(sums).not.toHaveProperty('fee');
  });

  it('keep their fee when it rises, and follow it when it falls', async () => {
    const person = await createEarner(world, '1000.00');
    await choose(person, { pace: 'daily', fee: '100' });
    await feeOfTomorrow(300);
    expect((await earningsOf(person)).payoutPace).toEqual({ pace: 'daily', fee: 100 });
    await feeOfTomorrow(20);
    expect((await earningsOf(person)).payoutPace).toEqual({ pace: 'daily', fee: 20 });
    const run = await desk.run(await dailyRun());
    const row = run.rows.find(({ servicemanId }) => servicemanId === person.id);
    expect(row).toMatchObject({ amount: 99_800, fee: 200 });
    await desk.cancel(run.id);
  });

  it('cost nothing for cash that is kept, and end with the choice', async () => {
    const person = await createEarner(world, '30.00');
    await takeCash(world, person);
    await choose(person, { pace: 'daily', fee: '20' });
    const run = await desk.run(await dailyRun());
    const row = run.rows.find(({ servicemanId }) => servicemanId === person.id);
    expect(row).toMatchObject({ amount: 0, kept: 3000 });
    expect(row).not.toHaveProperty('fee');
    await desk.cancel(run.id);
    await choose(person, { pace: 'weekly' });
    const next = await desk.run(await dailyRun());
    expect(next.rows.map(({ servicemanId }) => servicemanId)).not.toContain(person.id);
    await desk.cancel(next.id);
  });
});

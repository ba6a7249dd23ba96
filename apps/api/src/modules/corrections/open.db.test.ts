import { answerCase } from '@karigar/contract/corrections/answer-case';
import { confirmDeposit } from '@karigar/contract/corrections/confirm-deposit';
import { listOpenCases } from '@karigar/contract/corrections/list-open-cases';
import { listOpenDeposits } from '@karigar/contract/corrections/list-open-deposits';
import { depositCash } from '@karigar/contract/earnings/deposit-cash';
import { questionLine } from '@karigar/contract/earnings/question-line';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world';
import { dataOf, withPayoutDesk } from '#testing/payout-desk';
import { people } from '#testing/people';

let world: MoneyWorld;
let desk: ReturnType<typeof withPayoutDesk>;
beforeAll(async () => {
  world = await createMoneyWorld();
  desk = withPayoutDesk(world);
});
afterAll(() => world.close());

const deposits = async (of: 'money' | 'audit' = 'money') =>
  dataOf(listOpenDeposits, await world.sendFields(listOpenDeposits, {}, await desk.operator(of)));
const cases = async (of: 'money' | 'audit' = 'money') =>
  dataOf(listOpenCases, await world.sendFields(listOpenCases, {}, await desk.operator(of)));

it('deposits wait with what their serviceman carries, until somebody answers', async () => {
  await world.paidJob();
  const before = await deposits();
  const given = { amount: '20.50', way: 'office', reference: 'SLIP 7781' };
  await world.sendFields(depositCash, given, world.suresh);
  const { waiting, deposits: open } = await deposits();
  const { cash } = await world.balance('suresh');
  expect(waiting).toBe(before.waiting + 1);
  const own = open.find(({ reference }) => reference === 'SLIP 7781');
  expect(own).toMatchObject({
    servicemanId: people.suresh.id,
    name: 'Suresh Pawar',
    way: 'office',
    amount: 2050,
    cashInHand: cash,
  });
  // Who audits reads the same with an id for the name.
  expect((await deposits('audit')).deposits).toContainEqual({
    ...own,
    name: `#${people.suresh.id}`,
  });
  const money = await desk.operator('money');
  const answer = { depositId: String(own?.id), outcome: 'confirmed', reason: '' };
  await world.sendFields(confirmDeposit, answer, money);
  expect(await deposits()).toMatchObject({ waiting: before.waiting });
});

it('questions wait with the line, its rule and its job, until somebody answers', async () => {
  const job = await world.paidJob();
  const before = await cases();
  const lines = await world.entries(job);
  const line = lines.find(({ kind }) => kind === 'commission');
  const question = 'Why is it so high? Call me at 9876543210';
  await world.sendFields(questionLine, { lineId: String(line?.id), question }, world.suresh);
  const { waiting, cases: open } = await cases('audit');
  expect(waiting).toBe(before.waiting + 1);
  const own = open.at(-1);
  expect(own).toMatchObject({
    servicemanId: people.suresh.id,
    line: { kind: 'commission', amount: -7614, rate: 1500, reason: '' },
    total: 59_900,
    paid: 59_900,
  });
  expect(own?.question).not.toContain('9876543210');
  const answer = { caseNo: String(own?.caseNo), answer: 'It is 15 % of the net price' };
  await world.sendFields(answerCase, answer, await desk.operator('money'));
  expect(await cases()).toMatchObject({ waiting: before.waiting });
});

it.each(['help', 'kyc', 'dispatch'] as const)('the desk %s reads neither', async (other) => {
  const by = await desk.operator(other);
  for (const call of [listOpenDeposits, listOpenCases])
    expect((await world.sendFields(call, {}, by)).body).toMatchObject({ success: false });
});

import { getCandidate } from '@karigar/contract/verification/get-candidate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openSession } from '#proofs/exactly-once-stage';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import type { FreshPerson } from '#testing/fresh-people';
import { dataOf } from '#testing/payout-desk';
import { createEarner } from '#testing/payout-earner';
import {
  ALL_CHECKED,
  BANK_CHECK,
  CHANGED,
  FROZEN,
  PROVIDER_CHECKS,
  REFUSED_BANK,
  UNCHECKED_BANK,
} from '#testing/payout-sql';
import { createPayoutWorld, type PayoutWorld } from '#testing/payout-world';
import { checkRound } from './check-round.ts';

let world: PayoutWorld;
beforeAll(async () => {
  world = await createPayoutWorld();
});
beforeEach(() => world.look(ALL_CHECKED));
afterAll(() => world.close());

const round = async (minutes = 0): Promise<void> => {
  world.moveClock(world.now() + minutes * 60_000);
  while (await checkRound(world.context)());
};
/** A serviceman called Kavita Pawar with a bank account that nobody has looked at. */
const newAccount = async (): Promise<FreshPerson> => {
  const person = await createEarner(world);
  await world.look(UNCHECKED_BANK, [person.id]);
  return person;
};
/** The provider is asked, the bank has this name, and the provider is asked for it. */
const checked = async (name: string | null): Promise<FreshPerson> => {
  const person = await newAccount();
  await round();
  world.razorpayX.books.endChecks(name);
  await round(1);
  return person;
};
const outcome = async ({ id }: FreshPerson) =>
  (await world.look<{ outcome: string | null }>(BANK_CHECK, [id]))[0]?.outcome;
const candidate = async ({ id }: FreshPerson) => {
  const by = await world.desk.operator('kyc');
  const fields = { accountId: String(id) };
  return dataOf(getCandidate, await world.sendFields(getCandidate, fields, by)).bank;
};

it('the same name verifies the account, its owner hears it, and the first payout goes out', async () => {
  const person = await checked('PAWAR KAVITA');
  expect(await outcome(person)).toBe('verified');
  expect(await world.look(PROVIDER_CHECKS, [person.id])).toEqual([
    { result: 'same', has_name: false },
  ]);
  expect(await candidate(person)).toMatchObject({
    outcome: 'verified',
    check: { result: 'same' },
  });
  const token = await openSession(world, person);
  const news = dataOf(listNotifications, await world.sendFields(listNotifications, {}, { token }));
  expect(news.filter(({ kind }) => kind === 'bank-checked')).toHaveLength(1);
  expect(await world.desk.payable(person.id)).toMatchObject({ leftOut: null });
  // The owner changed it a moment ago: the three days hold, whatever the bank says.
  await world.look(CHANGED, [person.id, new Date(world.now())]);
  expect(await world.desk.payable(person.id)).toMatchObject({ leftOut: 'changed-lately' });
  world.moveClock(world.now() + 72 * 3_600_000 + 1000);
  expect(await world.desk.payable(person.id)).toMatchObject({ leftOut: null });
});

it.each([
  ['Kavita B Pawar', 'similar'],
  ['Suresh Kadam', 'different'],
  ['', 'unknown'],
] as const)(
  'the name %j is for a reviewer, who reads it until the answer',
  async (name, result) => {
    const person = await checked(name);
    expect(await outcome(person)).toBeNull();
    expect(await candidate(person)).toMatchObject({
      check: { result, ...(name !== '' && { registeredName: name }) },
    });
    await world.desk.checkBank(person.id);
    expect(await outcome(person)).toBe('verified');
    const after = await candidate(person);
    expect(after?.check).toEqual({ result });
    expect(await world.look(PROVIDER_CHECKS, [person.id])).toEqual([{ result, has_name: false }]);
  },
);

it('an account that the bank does not have is for a reviewer', async () => {
  const person = await checked(null);
  expect(await outcome(person)).toBeNull();
  expect(await candidate(person)).toMatchObject({ check: { result: 'invalid' } });
});

it('a rupee is sent once for a bank account, also while the bank does not answer', async () => {
  const before = world.razorpayX.books.checks.size;
  const person = await newAccount();
  for (let time = 0; time < 5; time += 1) await round(40);
  expect(world.razorpayX.books.checks.size).toBe(before + 1);
  expect(await candidate(person)).toMatchObject({ outcome: null, check: { result: null } });
  await round(24 * 60);
  expect(await candidate(person)).toMatchObject({ check: { result: 'unknown' } });
});

it('an answer of a reviewer is not changed by the bank’s', async () => {
  const person = await newAccount();
  await round();
  await world.look(REFUSED_BANK, [person.id]);
  world.razorpayX.books.endChecks('Kavita Pawar');
  await round(5);
  expect(await outcome(person)).toBe('refused');
});

it('nobody is asked about more than three accounts a month, or about a frozen one', async () => {
  const [often, frozen] = [await newAccount(), await newAccount()];
  await world.look(FROZEN, [frozen.id, new Date(world.now())]);
  for (let time = 0; time < 5; time += 1) {
    await world.look(UNCHECKED_BANK, [often.id]);
    await round();
  }
  expect(await world.look(PROVIDER_CHECKS, [often.id])).toHaveLength(3);
  expect(await world.look(PROVIDER_CHECKS, [frozen.id])).toEqual([]);
});

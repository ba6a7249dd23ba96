import { checkBooks } from '@karigar/contract/books/check-books';
import { listLedgerLines } from '@karigar/contract/books/list-ledger-lines';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world';
import { NUMBER_OF, SET_CASH } from '#testing/money-sql';
import { dataOf, withPayoutDesk } from '#testing/payout-desk';
import { people } from '#testing/people';

let world: MoneyWorld;
let desk: ReturnType<typeof withPayoutDesk>;
beforeAll(async () => {
  world = await createMoneyWorld();
  desk = withPayoutDesk(world);
});
afterAll(() => world.close());

type Of = 'money' | 'audit';
const lines = async (fields: Record<string, string>, of: Of = 'money') =>
  dataOf(listLedgerLines, await world.sendFields(listLedgerLines, fields, await desk.operator(of)));
const check = async (of: Of = 'money') =>
  dataOf(checkBooks, await world.sendFields(checkBooks, {}, await desk.operator(of)));

it('the lines of a booking say what moved, whose it is and why, the newest first', async () => {
  const job = await world.paidJob();
  const [{ no } = { no: '' }] = await world.look<{ no: string }>(NUMBER_OF, [job.bookingId]);
  const { lines: all, next } = await lines({ bookingNo: no });
  const written = await world.entries(job);
  expect(all.map(({ id }) => id)).toEqual(written.map(({ id }) => id).toReversed());
  expect(next).toBeNull();
  expect(all.every(({ bookingNo }) => bookingNo === no)).toBe(true);
  const events = Map.groupBy(all, ({ eventId }) => eventId);
  for (const event of events.values())
    expect(event.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  const ofShare = await lines({ bookingNo: no, account: 'serviceman-share', cause: 'bill' });
  expect(ofShare.lines).toMatchObject([
    { cause: 'bill', account: 'serviceman-share', owner: 'Suresh Pawar', amount: -43_148 },
  ]);
  const audited = await lines({ bookingNo: no, account: 'serviceman-share' }, 'audit');
  expect(audited.lines[0]?.owner).toBe(`#${people.suresh.id}`);
  expect((await lines({ bookingNo: 'KRG-0' })).lines).toEqual([]);
});

it('the lines of a day come in pages', async () => {
  while ((await lines({})).next === null) await world.paidJob();
  const first = await lines({});
  expect(first.lines).toHaveLength(100);
  const rest = await lines({ before: String(first.next) });
  expect(rest.lines[0]?.id).toBeLessThan(first.lines.at(-1)?.id ?? 0);
});

it('the books add up to nothing, and a changed balance is found', async () => {
  await world.paidJob();
  const { accounts, total, wrong } = await check('audit');
  expect(total).toBe(0);
  expect(wrong).toEqual([]);
  expect(accounts.map(({ account }) => account)).toContain('cash-in-hand');
  const { cash } = await world.balance('suresh');
  await world.look(SET_CASH, [people.suresh.id, 700_000]);
  const found = await check();
  expect(found.wrong).toEqual([{ servicemanId: people.suresh.id }]);
  expect(found.overLimit).toContainEqual({
    servicemanId: people.suresh.id,
    name: 'Suresh Pawar',
    cashInHand: 700_000,
  });
  await world.look(SET_CASH, [people.suresh.id, cash]);
  expect(await check()).toMatchObject({ wrong: [] });
});

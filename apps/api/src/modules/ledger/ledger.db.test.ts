import { endWork } from '@karigar/contract/bookings/end-work';
import { addTip } from '@karigar/contract/payments/add-tip';
import { dayOf } from '@karigar/domain/dates/india-day';
import { postTip } from '@karigar/domain/ledger/postings';
import { paise } from '@karigar/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM } from '#platform/db';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world';
import {
  BEND_BALANCE,
  FORBIDDEN,
  FOREIGN_POSTING,
  NO_PLANTED_RATES,
  OLD_PAYMENT,
  ONE_SIDED,
  PLANTED_RATES,
  SAME_EVENT,
  setOnBooking,
} from '#testing/money-sql';
import { people } from '#testing/people';
import { backfillLedger, findWrongBalances, post } from './index.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(() => world.close());

const short = (entries: Awaited<ReturnType<MoneyWorld['entries']>>) =>
  entries.map(({ cause, account, amount, kind }) => [cause, account, amount, kind]);

describe('ledger of a booking', () => {
  it('ending a booking posts its bill item by item, in the same transaction', async () => {
    const ref = await world.plant('started', {
      addOns: [
        ['tap', 2, 'accepted'],
        ['pipe', 1, 'pending'],
      ],
    });
    await world.send(endWork, { ...ref, endedAt: world.now() }, world.suresh);
    expect(short(await world.entries(ref))).toEqual([
      ['bill', 'customer-due', 59_900, 'price'],
      ['bill', 'customer-due', 169_900, 'add-on'],
      ['bill', 'tax', -35_054, 'tax'],
      ['bill', 'commission', -29_212, 'commission'],
      ['bill', 'serviceman-share', -165_534, 'share'],
    ]);
  });

  it("a cash payment settles the serviceman's share at once, and the rest is company cash in hand", async () => {
    const ref = await world.plant('ended');
    const before = await world.balance('suresh');
    await world.pay(ref, '599.00', 'ledger-pay');
    await world.pay(ref, '599.00', 'ledger-pay');
    expect(short(await world.entries(ref)).slice(-4)).toEqual([
      ['payment', 'cash-in-hand', 59_900, 'cash-collected'],
      ['payment', 'customer-due', -59_900, 'paid'],
      ['payment', 'serviceman-share', 43_148, 'settled'],
      ['payment', 'cash-in-hand', -43_148, 'cash-kept'],
    ]);
    const after = await world.balance('suresh');
    expect(after.cash - before.cash).toBe(9138 + 7614);
    expect(after.waiting).toBe(before.waiting);
  });

  it('a tip goes to the serviceman in full', async () => {
    const ref = await world.paidJob();
    const before = await world.balance('suresh');
    const reply = await world.sendFields(
      addTip,
      { ...world.wire(ref), amount: '50.00' },
      world.asha,
    );
    expect(reply.body).toMatchObject({ success: true });
    expect(await world.balance('suresh')).toEqual(before);
    const tips = (await world.entries(ref)).filter(({ cause }) => cause === 'tip');
    expect(tips).toMatchObject([
      { amount: 5000, part: 'cash' },
      { amount: -5000, kind: 'tip', part: 'earning', by: people.asha.id },
      { amount: 5000 },
      { amount: -5000, part: 'cash' },
    ]);
    const { notifications } = await world.traces(ref);
    expect(notifications.at(-1)).toMatchObject({
      account_id: people.suresh.id,
      kind: 'tip-received',
    });
  });

  it.each([
    ['tip.not-paid-yet', 'ended', '50.00'],
    ['tip.amount-invalid', 'paid', '0.99'],
    ['tip.amount-invalid', 'paid', '5000.01'],
    ['tip.already-given', 'tipped', '50.00'],
  ])('a tip is refused: %s', async (refusal, state, amount) => {
    const ref = state === 'ended' ? await world.plant('ended') : await world.paidJob();
    const tip = (rupees: string) =>
      world.sendFields(addTip, { ...world.wire(ref), amount: rupees }, world.asha);
    if (state === 'tipped') await tip('20.00');
    expect((await tip(amount)).body.code).toBe(refusal);
  });
});

describe('rates of a bill', () => {
  it('a bill uses the commission of the booking date and the tax of the end date', async () => {
    const old = await world.plant('started', { bookedAt: world.now() - 40 * 86_400_000 });
    const fresh = await world.plant('started');
    await world.look(PLANTED_RATES, [new Date(world.now())]);
    for (const ref of [old, fresh])
      await world.send(endWork, { ...ref, endedAt: world.now() }, world.suresh);
    await world.look(NO_PLANTED_RATES);
    const taken = async (ref: typeof old) =>
      (await world.entries(ref))
        .filter(({ part, amount }) => part === 'bill' && amount < 0)
        .map(({ amount }) => amount);
    expect(await taken(old)).toEqual([-2852, -8557]);
    expect(await taken(fresh)).toEqual([-2852, -5705]);
  });
});

describe('ledger constraints', () => {
  it('the database refuses postings that do not add up', async () => {
    await expect(world.look(ONE_SIDED)).rejects.toThrow('do not add up');
  });

  it('the database refuses the same posting twice', async () => {
    await expect(world.look(SAME_EVENT)).rejects.toThrow('unique');
  });

  it.each(FORBIDDEN)('the database forbids app and system: %s', async (text) => {
    for (const [database, speaker] of [
      [world.context.databases.app, { accountId: people.suresh.id, role: 'serviceman' }],
      ...(text.includes('balances') ? [] : [[world.context.databases.system, SYSTEM] as const]),
    ] as const) {
      const change = database.transaction(speaker, (tx) =>
        tx.rows({ name: `forbidden ${text}`, text }),
      );
      // The system role may only erase a reason, and only for an erased person.
      await expect(change).rejects.toThrow(
        /permission denied|a reason of ledger_transactions is only/,
      );
    }
  });

  it("the database lets a serviceman write nothing into another's ledger", async () => {
    const { bookingId } = await world.plant('completed');
    const { app } = world.context.databases;
    const imran = { accountId: people.imran.id, role: 'serviceman' } as const;
    const insert = app.transaction(imran, (tx) =>
      tx.rows({ name: 'foreign-posting', text: FOREIGN_POSTING }, [bookingId]),
    );
    await expect(insert).rejects.toThrow('permission denied');
    const posting = {
      cause: 'tip',
      causeId: bookingId,
      bookingId,
      servicemanId: people.suresh.id,
      writtenBy: people.imran.id,
      at: new Date(world.now()),
      day: dayOf(world.now()),
      entries: postTip(people.suresh.id, paise(100)),
    } as const;
    await expect(app.transaction(imran, (tx) => post(tx, posting))).rejects.toThrow(
      'not a booking of the caller',
    );
    const suresh = { accountId: people.suresh.id, role: 'serviceman' } as const;
    const own = { ...posting, writtenBy: people.suresh.id };
    await expect(app.transaction(suresh, (tx) => post(tx, own))).rejects.toThrow(
      'not an event of the caller',
    );
  });
});

describe('stored balances', () => {
  it('stored balances equal the sum of the entries, and a wrong balance is found', async () => {
    const wrong = () => world.context.databases.system.transaction(SYSTEM, findWrongBalances);
    expect(await wrong()).toEqual([]);
    await world.look(BEND_BALANCE, [1]);
    expect(await wrong()).toEqual([people.suresh.id]);
    await world.look(BEND_BALANCE, [-1]);
  });
});

describe('booking that ended before the ledger existed', () => {
  it('the backfill posts an old booking with its payment once, with the same code', async () => {
    const ref = await world.plant('completed');
    await world.look(OLD_PAYMENT, [ref.bookingId]);
    await world.look(setOnBooking('paid = 59900'), [ref.bookingId]);
    const open = () =>
      world.context.databases.system.transaction(SYSTEM, (tx) => backfillLedger(tx));
    expect(await open()).toBeGreaterThanOrEqual(ref.bookingId);
    expect(await open()).toBeNull();
    const sums = (await world.entries(ref)).map(({ cause }) => cause);
    expect(new Set(sums)).toEqual(new Set(['bill', 'payment']));
    expect(sums).toHaveLength(8);
  });
});

it('the ledger balances after all tests', async () => {
  expect(await world.unexplained()).toEqual([]);
});

import { correctPayment } from '@karigar/contract/corrections/correct-payment';
import { refundPayment } from '@karigar/contract/corrections/refund-payment';
import { reversePayment } from '@karigar/contract/corrections/reverse-payment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingRef } from '#testing/booking-world';
import { MONEY_OF_BOOKING, setOnBooking } from '#testing/money-sql';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world';

const ROUNDS = 6;
const REASON = 'Agreed with the customer by phone';

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(() => world.close());

type Money = { paid: number; refunded: number; total: number };
const moneyOf = async ({ bookingId }: BookingRef): Promise<Money> => {
  const [row] = await world.look<Money>(MONEY_OF_BOOKING, [bookingId]);
  if (!row) throw new Error('no booking');
  return row;
};

/** Polls until the work is done; returns every moment at which too much was paid. */
const watch = async (ref: BookingRef, work: Promise<unknown>): Promise<Money[]> => {
  const wrong: Money[] = [];
  const state = { isDone: false };
  const done = work.finally(() => {
    state.isDone = true;
  });
  do {
    const money = await moneyOf(ref);
    const { paid, refunded, total } = money;
    if (refunded < 0 || refunded > paid || paid > total) wrong.push(money);
  } while (!state.isDone);
  await done;
  return wrong;
};

/** A session for each call: a shown passkey opens one. */
const operator = async () => ({ token: await world.signIn('priya') });

describe('P6 with concurrent reversals and refunds', () => {
  it('concurrent payments, reversals and refunds never exceed the amount due or paid', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const job = await world.paidJob();
      const payment = { paymentId: String(job.paymentId), reason: REASON };
      const refund = (borneBy: string) => ({
        ...world.wire(job),
        amount: '250.00',
        borneBy,
        reason: REASON,
      });
      const race = Promise.all([
        ...Array.from({ length: 4 }, () => world.pay(job, '599.00')),
        ...Array.from({ length: 3 }, async () =>
          world.sendFields(reversePayment, payment, await operator()),
        ),
        ...['everyone', 'marketplace', 'everyone', 'everyone'].map(async (borneBy) =>
          world.sendFields(refundPayment, refund(borneBy), await operator()),
        ),
        operator().then((own) =>
          world.sendFields(correctPayment, { ...payment, amount: '300.00' }, own),
        ),
      ]);
      expect(await watch(job, race)).toEqual([]);
      expect((await race).map(({ status }) => status)).toEqual(
        Array.from({ length: 12 }, () => 200),
      );
      const { paid, refunded } = await moneyOf(job);
      expect(refunded).toBeLessThanOrEqual(paid);
    }
    expect(await world.unexplained()).toEqual([]);
  }, 60_000);

  it.each([
    'paid = total_after_end + 1',
    'refunded = paid + 1',
    'refunded = -1',
    'paid = 0, refunded = 1',
  ])('a table constraint refuses %s', async (change) => {
    const { bookingId } = await world.paidJob();
    await expect(world.look(setOnBooking(change), [bookingId])).rejects.toThrow('check constraint');
  });
});

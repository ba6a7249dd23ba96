import { correctEarnings } from '@karigar/contract/corrections/correct-earnings';
import { correctPayment } from '@karigar/contract/corrections/correct-payment';
import { getBookingMoney } from '@karigar/contract/corrections/get-booking-money';
import { refundPayment } from '@karigar/contract/corrections/refund-payment';
import { sidesAfter, sidesOf, type CorrectionAct } from '@karigar/domain/ledger/correction-effect';
import { paise } from '@karigar/domain/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BookingRef } from '#testing/booking-world';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world';
import { NUMBER_OF } from '#testing/money-sql';
import { dataOf, withPayoutDesk } from '#testing/payout-desk';
import { people } from '#testing/people';

const reason = 'The customer showed us the receipt';

let world: MoneyWorld;
let desk: ReturnType<typeof withPayoutDesk>;
beforeAll(async () => {
  world = await createMoneyWorld();
  desk = withPayoutDesk(world);
});
afterAll(() => world.close());

const numberOf = async ({ bookingId }: BookingRef): Promise<string> => {
  const rows = await world.look<{ no: string }>(NUMBER_OF, [bookingId]);
  return rows[0]?.no ?? '';
};
const moneyOf = async (ref: BookingRef, of: 'money' | 'audit' = 'money') => {
  const fields = { bookingNo: await numberOf(ref) };
  return dataOf(
    getBookingMoney,
    await world.sendFields(getBookingMoney, fields, await desk.operator(of)),
  );
};

it('the money of a job is what the books say', async () => {
  const job = await world.paidJob();
  const { cash, payable } = await world.balance('suresh');
  expect(await moneyOf(job)).toMatchObject({
    id: job.bookingId,
    isBilled: true,
    billed: 59_900,
    paid: 59_900,
    refunded: 0,
    taxNow: 9138,
    commissionNow: 7614,
    servicemen: [
      { servicemanId: people.suresh.id, earned: 43_148, cashInHand: cash, payable, share: 43_148 },
    ],
    payments: [{ id: job.paymentId, mode: 'cash', amount: 59_900, reversed: 0 }],
    movedToday: 0,
  });
  expect((await moneyOf(job, 'audit')).customer).toBe(`#${people.asha.id}`);
});

it('nothing is billed before the work has ended', async () => {
  expect(await moneyOf(await world.plant('started'))).toMatchObject({
    isBilled: false,
    billed: 0,
    payments: [],
  });
});

it('a number that nobody has is refused', async () => {
  const reply = await world.sendFields(
    getBookingMoney,
    { bookingNo: 'KRG-0' },
    await desk.operator('money'),
  );
  expect(reply.body).toMatchObject({ code: 'booking.not-found' });
});

type Step = readonly [CorrectionAct, (job: BookingRef & { paymentId: number }) => Promise<unknown>];

const refund = (amount: string, borneBy: 'everyone' | 'marketplace'): Step => [
  { kind: 'refund', amount: paise(Number(amount) * 100), borneBy },
  (job) =>
    world.sendFields(refundPayment, { ...world.wire(job), amount, borneBy, reason }, world.priya),
];
const earnings = (amount: string, direction: 'give' | 'take'): Step => [
  {
    kind: 'earnings',
    given: paise((direction === 'give' ? 1 : -1) * Number(amount) * 100),
  },
  (job) =>
    world.sendFields(
      correctEarnings,
      { ...world.wire(job), amount, direction, reason },
      world.priya,
    ),
];
const leave = (amount: string, was: number): Step => [
  {
    kind: 'payment',
    mode: 'cash',
    amount: paise(59_900),
    reversed: paise(59_900 - was),
    left: paise(Number(amount) * 100),
  },
  (job) =>
    world.sendFields(
      correctPayment,
      { paymentId: String(job.paymentId), amount, reason },
      world.priya,
    ),
];

it.each<readonly [string, readonly Step[]]>([
  ['refunds of each kind', [refund('118.00', 'everyone'), refund('50.00', 'marketplace')]],
  ['earnings given and taken', [earnings('40.00', 'give'), earnings('90.00', 'take')]],
  ['less cash than recorded, twice', [leave('500.00', 59_900), leave('10.00', 50_000)]],
  [
    'a payment, a refund and a correction',
    [leave('500.00', 59_900), refund('99.99', 'everyone'), earnings('12.34', 'take')],
  ],
])('what is shown before an act is what it does: %s', async (_name, steps) => {
  const job = await world.paidJob();
  for (const [act, send] of steps) {
    const before = await moneyOf(job);
    const shown = sidesAfter(act, before);
    await send(job);
    const after = await moneyOf(job);
    expect(sidesOf(after)).not.toEqual(sidesOf(before));
    expect(shown).toEqual({ ok: true, value: sidesOf(after) });
  }
  expect(await world.unexplained()).toEqual([]);
});

it('of shared work each serviceman has the own part of it', async () => {
  const job = await world.paidJob();
  const one = await moneyOf(job);
  const [own] = one.servicemen;
  if (own === undefined) throw new Error('nobody did the work');
  const half = (amount: number) => paise(Math.floor(amount / 2));
  const other = (amount: number) => paise(amount - half(amount));
  const split = (of: (amount: number) => ReturnType<typeof paise>, servicemanId: number) => ({
    ...own,
    servicemanId,
    billed: of(own.billed),
    tax: of(own.tax),
    commission: of(own.commission),
    share: of(own.share),
  });
  const shared = { ...one, servicemen: [split(half, 1), split(other, 2)] };
  const act = { kind: 'refund', amount: paise(10_000), borneBy: 'everyone' } as const;
  const [alone, together] = [sidesAfter(act, one), sidesAfter(act, shared)];
  if (!alone.ok || !together.ok) throw new Error('refused');
  expect(together.value.customer).toEqual(alone.value.customer);
  const taken = together.value.servicemen.map(({ earned }) => own.earned - earned);
  expect(taken.every((amount) => amount > 3000)).toBe(true);
  expect(
    Math.abs(
      taken.reduce((sum, amount) => sum + amount, 0) -
        (own.earned - (alone.value.servicemen[0]?.earned ?? 0)),
    ),
  ).toBeLessThanOrEqual(2);
});

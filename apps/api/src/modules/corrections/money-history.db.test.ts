import { depositCash } from '@karigar/contract/earnings/deposit-cash';
import { getEarnings } from '@karigar/contract/earnings/get-earnings';
import { confirmDeposit } from '@karigar/contract/corrections/confirm-deposit';
import { correctEarnings } from '@karigar/contract/corrections/correct-earnings';
import { correctPayment } from '@karigar/contract/corrections/correct-payment';
import { refundPayment } from '@karigar/contract/corrections/refund-payment';
import { reversePayment } from '@karigar/contract/corrections/reverse-payment';
import { addTip } from '@karigar/contract/payments/add-tip';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BookingRef } from '#testing/booking-world';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world';
import { withPayoutDesk } from '#testing/payout-desk';
import { people } from '#testing/people';

const RUNS = 12;
const reason = 'Agreed with the customer by phone';

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld();
  await withPayoutDesk(world).checkBank(people.suresh.id, 'Suresh Pawar');
});
afterAll(() => world.close());

type Step = { readonly kind: keyof typeof STEPS; readonly job: number; readonly rupees: number };

const STEPS = {
  pay: async (job: BookingRef, rupees: number) =>
    world.pay(job, rupees % 2 === 0 ? '599.00' : `${rupees}.00`),
  reverse: async (job: BookingRef) =>
    world.sendFields(reversePayment, { paymentId: String(await last(job)), reason }, world.priya),
  correct: async (job: BookingRef, rupees: number) => {
    const fields = { paymentId: String(await last(job)), amount: `${rupees}.37`, reason };
    return world.sendFields(correctPayment, fields, world.priya);
  },
  refund: (job: BookingRef, rupees: number) => {
    const borneBy = rupees % 3 === 0 ? 'marketplace' : 'everyone';
    const fields = { ...world.wire(job), amount: `${rupees}.01`, borneBy, reason };
    return world.sendFields(refundPayment, fields, world.priya);
  },
  tip: (job: BookingRef, rupees: number) =>
    world.sendFields(addTip, { ...world.wire(job), amount: `${rupees}.00` }, world.asha),
  give: (job: BookingRef, rupees: number) => correctBy(job, 'give', rupees),
  take: (job: BookingRef, rupees: number) => correctBy(job, 'take', rupees),
  deposit: async (_job: BookingRef, rupees: number) => {
    const fields = { amount: `${rupees}.50`, way: 'upi', reference: 'R-77' };
    const { body } = await world.sendFields(depositCash, fields, world.suresh);
    const depositId = String((body.data as { depositId?: number } | null)?.depositId ?? 1);
    const answer = { depositId, outcome: 'confirmed', reason: '' };
    return world.sendFields(confirmDeposit, answer, world.priya);
  },
  payout: () => withPayoutDesk(world).payOut(people.suresh.id),
} as const;

const correctBy = (job: BookingRef, direction: string, rupees: number) => {
  const fields = { ...world.wire(job), direction, amount: `${rupees}.99`, reason };
  return world.sendFields(correctEarnings, fields, world.priya);
};
const last = async (job: BookingRef) => (await world.paymentOf(job)) || 1;

const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...(Object.keys(STEPS) as Step['kind'][])),
  job: fc.nat(2),
  rupees: fc.integer({ min: 1, max: 620 }),
});

it(`the ledger explains every rupee of ${RUNS} random histories of calls`, async () => {
  const answers = new Map<string, Set<boolean>>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 10, maxLength: 25, size: 'max' }),
      async (steps) => {
        const first = await world.paidJob();
        const jobs = [first, await world.plant('completed'), await world.plant('ended')];
        for (const { kind, job, rupees } of steps) {
          const { status, body } = await STEPS[kind](jobs[job] ?? first, rupees);
          expect(status).toBe(200);
          answers.set(kind, (answers.get(kind) ?? new Set()).add(body.success));
        }
        expect(await world.unexplained()).toEqual([]);
        const week = (await world.sendFields(getEarnings, {}, world.suresh)).body.data as {
          cashInHand: { amount: number };
        };
        const { cash } = await world.balance('suresh');
        expect(Math.round(week.cashInHand.amount * 100)).toBe(cash);
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  );
  for (const kind of Object.keys(STEPS)) expect(answers.get(kind)?.has(true), kind).toBe(true);
}, 120_000);

import { correctEarnings } from '@karigar/contract/corrections/correct-earnings';
import { correctPayment } from '@karigar/contract/corrections/correct-payment';
import { refundPayment } from '@karigar/contract/corrections/refund-payment';
import { reversePayment } from '@karigar/contract/corrections/reverse-payment';
import { revealSealed } from '@karigar/contract/vault/reveal-sealed';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world';
import { people } from '#testing/people';

const REASON = 'The customer showed us the receipt';
/** Of a job of ₹599.00 and four of an add-on of ₹1,200.00. */
const BIG = { addOns: [['pipe', 4, 'accepted']] } as const;

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(() => world.close());

type Job = Parameters<MoneyWorld['wire']>[0] & { readonly paymentId: number };

/** A completed job of ₹5,399.00, paid in cash. */
const bigJob = async (): Promise<Job> => {
  const ref = await world.plant('completed', BIG);
  expect((await world.pay(ref, '5399.00')).body.code).toBe(200);
  return { ...ref, paymentId: await world.paymentOf(ref) };
};

const give = (job: Job, amount: string, direction = 'give') =>
  world.sendFields(
    correctEarnings,
    { ...world.wire(job), direction, amount, reason: REASON },
    world.priya,
  );
const refund = (job: Job, amount: string) =>
  world.sendFields(
    refundPayment,
    { ...world.wire(job), amount, borneBy: 'marketplace', reason: REASON },
    world.priya,
  );
const leave = ({ paymentId }: Job, amount: string) =>
  world.sendFields(
    correctPayment,
    { paymentId: String(paymentId), amount, reason: REASON },
    world.priya,
  );
const reverse = ({ paymentId }: Job) =>
  world.sendFields(reversePayment, { paymentId: String(paymentId), reason: REASON }, world.priya);
const codes = (replies: readonly { readonly body: { readonly code: unknown } }[]) =>
  replies.map(({ body }) => String(body.code));

describe('corrections of a job', () => {
  it('together are at most its bill', async () => {
    const job = await world.paidJob();
    expect(
      codes([
        await give(job, '400.00'),
        await give(job, '199.01'),
        await give(job, '199.00'),
        await give(job, '0.01'),
        await give(job, '599.00', 'take'),
        await give(job, '599.00', 'take'),
        await give(job, '0.01', 'take'),
      ]),
    ).toEqual([
      '200',
      'correction.amount-invalid',
      '200',
      'correction.amount-invalid',
      '200',
      '200',
      'correction.amount-invalid',
    ]);
    expect(await world.unexplained()).toEqual([]);
  });
});

describe('one operator in production', () => {
  beforeEach(() => {
    world.context.config.isProduction = true;
    return () => {
      world.context.config.isProduction = false;
    };
  });

  it('moves at most ₹2,000 on a job, in parts or at once', async () => {
    const job = await bigJob();
    const SECOND = 'operator.second-person';
    expect(
      codes([
        await give(job, '2000.01'),
        await give(job, '1999.00'),
        await give(job, '1.01'),
        await give(job, '1.00'),
      ]),
    ).toEqual([SECOND, '200', SECOND, '200']);
    expect(
      codes([
        await refund(job, '2000.01'),
        await refund(job, '1500.00'),
        await refund(job, '500.01'),
        await refund(job, '500.00'),
      ]),
    ).toEqual([SECOND, '200', SECOND, '200']);
    const paid = await bigJob();
    expect(
      codes([
        await reverse(paid),
        await leave(paid, '3398.99'),
        await leave(paid, '4000.00'),
        await leave(paid, '3398.99'),
        await leave(paid, '3399.00'),
      ]),
    ).toEqual([SECOND, SECOND, '200', SECOND, '200']);
    expect(codes([await reverse(await world.paidJob())])).toEqual(['200']);
    expect(await world.unexplained()).toEqual([]);
  });

  it('reveals no number', async () => {
    const asked = { accountId: String(people.suresh.id), number: 'bankAccount', reason: REASON };
    const reply = await world.sendFields(revealSealed, asked, world.priya);
    expect(reply.body).toMatchObject({ code: 'operator.second-person', data: null });
  });
});

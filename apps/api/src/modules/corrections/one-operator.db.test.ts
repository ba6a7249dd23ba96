import { correctEarnings } from '@karigar/contract/corrections/correct-earnings';
import { correctPayment } from '@karigar/contract/corrections/correct-payment';
import { refundPayment } from '@karigar/contract/corrections/refund-payment';
import { reversePayment } from '@karigar/contract/corrections/reverse-payment';
import { revealSealed } from '@karigar/contract/vault/reveal-sealed';
import { answerCountersign } from '@karigar/contract/countersigns/answer-countersign';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world';
import { withPayoutDesk } from '#testing/payout-desk';
import { people } from '#testing/people';

const REASON = 'The customer showed us the receipt';
/** Of a job of ₹599.00 and four of an add-on of ₹1,200.00. */
const BIG = { addOns: [['pipe', 4, 'accepted']] } as const;

let world: MoneyWorld;
let desk: ReturnType<typeof withPayoutDesk>;
beforeAll(async () => {
  world = await createMoneyWorld();
  desk = withPayoutDesk(world);
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
const refund = (job: Job, amount: string, by: { token: string } = world.priya) =>
  world.sendFields(
    refundPayment,
    { ...world.wire(job), amount, borneBy: 'marketplace', reason: REASON },
    by,
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

const SECOND = expect.stringMatching(/^W-\d+$/);
/** Codes of what was done or refused; the number of a request where a second person is asked. */
const outcomes = (replies: readonly { readonly body: { code: unknown; data?: unknown } }[]) =>
  replies.map(({ body }) => {
    const asked = (body.data as { countersign?: string | null } | null)?.countersign ?? null;
    return asked ?? String(body.code);
  });
const answer = async (reply: { readonly body: { data?: unknown } }, by: { token: string }) => {
  const { countersign } = reply.body.data as { countersign: string };
  const id = countersign.slice('W-'.length);
  return (await world.sendFields(answerCountersign, { id, outcome: 'agreed' }, by)).body;
};

describe('one operator', () => {
  it('moves at most ₹2,000 on a job, in parts or at once; more waits for a second person', async () => {
    const job = await bigJob();
    const AGAIN = 'countersign.asked-already';
    expect(
      outcomes([
        await give(job, '2000.01'),
        await give(job, '1999.00'),
        await give(job, '1.01'),
        await give(job, '1.00'),
      ]),
    ).toEqual([SECOND, '200', AGAIN, '200']);
    expect(
      outcomes([
        await refund(job, '2000.01'),
        await refund(job, '1500.00'),
        await refund(job, '500.01'),
        await refund(job, '500.00'),
      ]),
    ).toEqual([SECOND, '200', AGAIN, '200']);
    const paid = await bigJob();
    expect(
      outcomes([
        await reverse(paid),
        await leave(paid, '3398.99'),
        await leave(paid, '4000.00'),
        await leave(paid, '3398.99'),
        await leave(paid, '3399.00'),
      ]),
    ).toEqual([SECOND, SECOND, '200', AGAIN, '200']);
    expect(outcomes([await reverse(await world.paidJob())])).toEqual(['200']);
    expect(await world.unexplained()).toEqual([]);
  });

  it('refunds, corrects and reverses what a second person agrees to, under the own name', async () => {
    const money = await desk.operator('money');
    const [one, two, three] = [await bigJob(), await bigJob(), await bigJob()];
    expect(await answer(await refund(one, '5000.00'), money)).toMatchObject({ success: true });
    expect(await answer(await give(two, '5000.00'), money)).toMatchObject({ success: true });
    expect(await answer(await reverse(three), money)).toMatchObject({ success: true });
    const by = async (job: Job, cause: string) =>
      new Set(
        (await world.entries(job)).flatMap((entry) => (entry.cause === cause ? [entry.by] : [])),
      );
    expect(await by(one, 'refund')).toEqual(new Set([people.priya.id]));
    expect(await by(two, 'correction')).toEqual(new Set([people.priya.id]));
    expect(await by(three, 'reversal')).toEqual(new Set([people.priya.id]));
    expect(await world.unexplained()).toEqual([]);
  });

  it('what changed since is decided again', async () => {
    const [money, other] = [await desk.operator('money'), await desk.operator('money')];
    const job = await bigJob();
    const asked = await refund(job, '5000.00');
    await refund(job, '500.00', other);
    expect(await answer(asked, money)).toMatchObject({ code: 'refund.more-than-paid' });
    expect(await world.unexplained()).toEqual([]);
  });

  it('moves at most ₹10,000 a day', async () => {
    const tired = await desk.operator('money');
    const send = async (amount: string) =>
      world.sendFields(
        correctEarnings,
        { ...world.wire(await bigJob()), direction: 'give', amount, reason: REASON },
        tired,
      );
    const replies = [];
    for (const amount of ['2000.00', '2000.00', '2000.00', '2000.00', '1999.99', '0.02', '0.01'])
      replies.push(await send(amount));
    expect(outcomes(replies)).toEqual(['200', '200', '200', '200', '200', SECOND, '200']);
  });

  it('reveals no number in production', async () => {
    world.context.config.isProduction = true;
    const asked = { accountId: String(people.suresh.id), number: 'bankAccount', reason: REASON };
    const reply = await world.sendFields(revealSealed, asked, world.priya);
    world.context.config.isProduction = false;
    expect(reply.body).toMatchObject({ code: 'operator.second-person', data: null });
  });
});

import { depositCash } from '@karigar/contract/earnings/deposit-cash';
import { getJobEarnings } from '@karigar/contract/earnings/get-job-earnings';
import { questionLine } from '@karigar/contract/earnings/question-line';
import { answerCase } from '@karigar/contract/corrections/answer-case';
import { confirmDeposit } from '@karigar/contract/corrections/confirm-deposit';
import { correctEarnings } from '@karigar/contract/corrections/correct-earnings';
import { correctPayment } from '@karigar/contract/corrections/correct-payment';
import { refundPayment } from '@karigar/contract/corrections/refund-payment';
import { reversePayment } from '@karigar/contract/corrections/reverse-payment';
import { getPaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { readReply } from '@karigar/contract/wire/read-reply';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world';
import { CASE_NOTIFICATIONS } from '#testing/money-sql';
import { people } from '#testing/people';

const REASON = 'The customer showed us the receipt';
const [TAX, COMMISSION, SHARE] = [9138, 7614, 43_148];

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(() => world.close());

const reverse = (paymentId: number, reason = REASON) =>
  world.sendFields(reversePayment, { paymentId: String(paymentId), reason }, world.priya);
const correct = (paymentId: number, amount: string, reason = REASON) =>
  world.sendFields(correctPayment, { paymentId: String(paymentId), amount, reason }, world.priya);
const refund = (
  ref: Parameters<MoneyWorld['wire']>[0],
  amount: string,
  borneBy = 'everyone',
  reason = REASON,
) => world.sendFields(refundPayment, { ...world.wire(ref), amount, borneBy, reason }, world.priya);
const correctJob = (
  ref: Parameters<MoneyWorld['wire']>[0],
  direction: string,
  amount: string,
  reason = REASON,
) =>
  world.sendFields(correctEarnings, { ...world.wire(ref), direction, amount, reason }, world.priya);
const moved = async (work: () => Promise<unknown>) => {
  const before = await world.balance('suresh');
  await work();
  const after = await world.balance('suresh');
  return {
    cash: after.cash - before.cash,
    payable: after.payable - before.payable,
    waiting: after.waiting - before.waiting,
  };
};

describe('reversed payment', () => {
  it('a reversed payment is taken back by new entries, notified to both sides, and due again', async () => {
    const job = await world.paidJob();
    const written = await world.entries(job);
    expect(
      await moved(async () => expect((await reverse(job.paymentId)).body.success).toBe(true)),
    ).toEqual({
      cash: -(TAX + COMMISSION),
      payable: 0,
      waiting: SHARE,
    });
    const entries = await world.entries(job);
    expect(entries.slice(0, written.length)).toEqual(written);
    expect(entries.slice(written.length)).toMatchObject([
      {
        cause: 'reversal',
        kind: 'cash-reversed',
        amount: -59_900,
        reason: REASON,
        by: people.priya.id,
      },
      { kind: 'given-back', amount: 59_900 },
      { kind: 'settled', amount: -SHARE },
      { kind: 'cash-kept-reversed', amount: SHARE },
    ]);
    const { booking, events, audit, notifications } = await world.traces(job);
    expect(booking).toMatchObject({ paid: 0, state: 'completed' });
    expect(events.at(-1)).toMatchObject({
      command: 'take-back-payment',
      actor: 'operator',
      account_id: people.priya.id,
    });
    expect(audit.at(-1)).toMatchObject({ call: 'reverse-payment' });
    expect(notifications.slice(-2).map(({ account_id: to, kind }) => [to, kind])).toEqual([
      [people.suresh.id, 'payment-corrected'],
      [people.asha.id, 'payment-corrected'],
    ]);
    const summary = await world.sendFields(getPaymentSummary, world.wire(job), world.suresh);
    expect(summary.body.data).toEqual({
      paidAndTotal: [{ totalAfterEnd: 599 }],
      paymentDetails: [],
    });
    expect((await world.pay(job, '599.00')).body.success).toBe(true);
    expect((await reverse(job.paymentId)).body.code).toBe('payment.already-reversed');
  });

  it.each([
    ['correction.reason-missing', () => reverse(1, 'no')],
    ['payment.not-found', () => reverse(999_999_999)],
    ['correction.reason-missing', () => correct(1, '1.00', '')],
    ['payment.not-found', () => correct(999_999_999, '1.00')],
    ['correction.amount-invalid', async () => correct((await world.paidJob()).paymentId, '599.00')],
    ['correction.amount-invalid', async () => correct((await world.paidJob()).paymentId, '0.00')],
    [
      'payment.already-reversed',
      async () => {
        const { paymentId } = await world.paidJob();
        await reverse(paymentId);
        return correct(paymentId, '1.00');
      },
    ],
    [
      'payment.already-refunded',
      async () => {
        const job = await world.paidJob();
        await refund(job, '100.00');
        return correct(job.paymentId, '99.99');
      },
    ],
    [
      'payment.already-refunded',
      async () => {
        const job = await world.paidJob();
        await refund(job, '0.01');
        return reverse(job.paymentId);
      },
    ],
  ] as const)('a payment correction is refused: %s', async (refusal, send) => {
    expect((await send()).body.code).toBe(refusal);
  });
});

describe('corrected cash payment', () => {
  it('a corrected cash payment keeps the partial amount, and the rest can be paid later', async () => {
    const job = await world.paidJob();
    const kept = Math.floor((SHARE * 20_000) / 59_900);
    expect(await moved(() => correct(job.paymentId, '200.00'))).toEqual({
      cash: -(39_900 - (SHARE - kept)),
      payable: 0,
      waiting: SHARE - kept,
    });
    expect((await world.traces(job)).booking.paid).toBe(20_000);
    expect((await world.pay(job, '399.00')).body.success).toBe(true);
    const entries = await world.entries(job);
    const sum = (account: string) =>
      entries
        .filter((entry) => entry.account === account)
        .reduce((all, { amount }) => all + amount, 0);
    expect([sum('customer-due'), sum('serviceman-share'), sum('cash-in-hand')]).toEqual([
      0,
      0,
      TAX + COMMISSION,
    ]);
  });
});

describe('refund', () => {
  it('a shared refund splits like the price, and a full refund returns everything', async () => {
    const job = await world.paidJob();
    const first = await moved(() => refund(job, '299.50'));
    const second = await moved(() => refund(job, '299.50'));
    expect(first.cash + second.cash + first.payable + second.payable).toBe(SHARE);
    const shown = await world.sendFields(getJobEarnings, world.wire(job), world.suresh);
    expect(readReply(getJobEarnings, shown.body)).toMatchObject({
      kind: 'ok',
      data: { share: SHARE, earned: 0, refunded: 59_900 },
    });
    expect((await refund(job, '0.01')).body.code).toBe('refund.more-than-paid');
  });

  it('a refund by the marketplace costs the serviceman nothing', async () => {
    const job = await world.paidJob();
    expect(await moved(() => refund(job, '100.00', 'marketplace'))).toEqual({
      cash: 0,
      payable: 0,
      waiting: 0,
    });
    const { notifications } = await world.traces(job);
    expect(notifications.at(-1)).toMatchObject({
      kind: 'refund-made',
      details: { amount: 10_000, reason: REASON },
    });
  });

  it.each([
    [
      'correction.reason-missing',
      () => refund({ bookingId: 1, orderId: 1 }, '1.00', 'everyone', 'x'),
    ],
    ['booking.not-found', () => refund({ bookingId: 1, orderId: 1 }, '1.00')],
    ['refund.more-than-paid', async () => refund(await world.plant('completed'), '1.00')],
    ['correction.amount-invalid', async () => refund(await world.paidJob(), '0.00')],
  ] as const)('a refund is refused: %s', async (refusal, send) => {
    expect((await send()).body.code).toBe(refusal);
  });
});

describe('earnings correction', () => {
  it('an added correction waits for the payout; a deducted one lowers the payout first, then cash', async () => {
    const job = await world.paidJob();
    expect(await moved(() => correctJob(job, 'give', '30.00'))).toEqual({
      cash: 0,
      payable: 3000,
      waiting: 0,
    });
    expect(await moved(() => correctJob(job, 'take', '50.00'))).toEqual({
      cash: 2000,
      payable: -3000,
      waiting: 0,
    });
    const shown = await world.sendFields(getJobEarnings, world.wire(job), world.suresh);
    expect(readReply(getJobEarnings, shown.body)).toMatchObject({ data: { earned: SHARE - 2000 } });
  });

  it.each([
    [
      'correction.reason-missing',
      () => correctJob({ bookingId: 1, orderId: 1 }, 'give', '1.00', ''),
    ],
    ['booking.not-found', () => correctJob({ bookingId: 1, orderId: 1 }, 'give', '1.00')],
    [
      'correction.amount-invalid',
      async () => correctJob(await world.plant('started'), 'give', '1.00'),
    ],
    ['correction.amount-invalid', async () => correctJob(await world.paidJob(), 'give', '599.01')],
  ] as const)('an earnings correction is refused: %s', async (refusal, send) => {
    expect((await send()).body.code).toBe(refusal);
  });
});

describe('deposit', () => {
  const deposit = async () => {
    await world.paidJob();
    const reply = await world.sendFields(
      depositCash,
      { amount: '100.00', way: 'office', reference: 'R-1' },
      world.suresh,
    );
    return (reply.body.data as { depositId: number }).depositId;
  };
  const answer = (depositId: number, outcome: string, reason = REASON) =>
    world.sendFields(
      confirmDeposit,
      { depositId: String(depositId), outcome, reason },
      world.priya,
    );

  it("a confirmed deposit lowers the serviceman's cash once", async () => {
    const id = await deposit();
    expect(await moved(() => answer(id, 'confirmed', ''))).toEqual({
      cash: -10_000,
      payable: 0,
      waiting: 0,
    });
    expect((await answer(id, 'refused')).body.code).toBe('deposit.already-answered');
  });

  it('a refused deposit changes nothing and needs a reason', async () => {
    const id = await deposit();
    expect((await answer(id, 'refused', '')).body.code).toBe('correction.reason-missing');
    expect(await moved(() => answer(id, 'refused'))).toEqual({ cash: 0, payable: 0, waiting: 0 });
    expect((await answer(999_999_999, 'confirmed')).body.code).toBe('deposit.not-found');
  });
});

describe('case', () => {
  it('a case is answered once, with text, and notifies the serviceman', async () => {
    const job = await world.paidJob();
    const [line] = await world.entries(job);
    const asked = await world.sendFields(
      questionLine,
      { lineId: String(line?.id), question: 'Why so much?' },
      world.suresh,
    );
    const { caseNo } = asked.body.data as { caseNo: string };
    const answer = (no: string, words: string) =>
      world.sendFields(answerCase, { caseNo: no, answer: words }, world.priya);
    expect((await answer('Q-0', REASON)).body.code).toBe('case.not-found');
    expect((await answer(caseNo, '')).body.code).toBe('correction.reason-missing');
    expect((await answer(caseNo, REASON)).body.success).toBe(true);
    expect((await answer(caseNo, REASON)).body.code).toBe('case.already-answered');
    const notifications = await world.look<{ kind: string }>(CASE_NOTIFICATIONS, [caseNo]);
    expect(notifications).toEqual([{ kind: 'case-answered' }]);
  });
});

it('the ledger balances after all corrections', async () => {
  expect(await world.unexplained()).toEqual([]);
});

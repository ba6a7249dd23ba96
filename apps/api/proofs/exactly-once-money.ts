import { depositCash } from '@karigar/contract/earnings/deposit-cash';
import { questionLine } from '@karigar/contract/earnings/question-line';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { writeAmount } from '@karigar/domain/money';
import { FRESH_SERVICE, type FreshBooking } from '#testing/fresh-bookings';
import { createPerson } from '#testing/fresh-people';
import { openSession, type Stage } from './exactly-once-stage.ts';
import {
  addRefundTransfer,
  cashOf,
  firstLineOf,
  payQuietly,
  paymentOf,
  type Effect,
} from './exactly-once-store.ts';
import { PAYOUT_WRITES } from './exactly-once-payouts.ts';
import type { Fields, Prepare } from './exactly-once-prepared.ts';

const REASON = 'Agreed with the customer by phone';
const PRICE = writeAmount(FRESH_SERVICE.price);

const wire = ({ bookingId, orderId }: FreshBooking) => ({
  bookingId: String(bookingId),
  mainId: String(orderId),
});

/** A job paid in cash to the serviceman. */
const paidJob = async ({ app, serviceman, booking }: Stage): Promise<FreshBooking> => {
  const job = await booking('completed');
  const token = await openSession(app, serviceman);
  await app.sendFields(addPayment, { ...wire(job), amount: PRICE, paymentMode: 'cash' }, { token });
  return job;
};

const byOperator = async ({ app }: Stage) => createPerson(app.look, 'operator', app.now());

const onPaidJob =
  (effect: Effect, fields: (stage: Stage, job: FreshBooking) => Promise<Fields>): Prepare =>
  async (stage) => {
    const job = await paidJob(stage);
    const own = await fields(stage, job);
    return { caller: await byOperator(stage), fields: own, effect, subject: job.bookingId };
  };

const ofPayment =
  (more: Fields) =>
  async ({ app }: Stage, { bookingId }: FreshBooking): Promise<Fields> => ({
    paymentId: String(await paymentOf(app.look, bookingId)),
    reason: REASON,
    ...more,
  });

const correction = { direction: 'give', amount: '10.00', reason: REASON };

const deposited = async (stage: Stage): Promise<number> => {
  const { app, serviceman } = stage;
  await paidJob(stage);
  const token = await openSession(app, serviceman);
  const amount = await cashOf(app.look, serviceman.id);
  const reply = await app.sendFields(
    depositCash,
    { amount, way: 'office', reference: 'R-1' },
    { token },
  );
  return (reply.body.data as { depositId: number }).depositId;
};

const asked = async (stage: Stage) => {
  const { app, serviceman } = stage;
  const job = await paidJob(stage);
  return {
    token: await openSession(app, serviceman),
    fields: {
      lineId: String(await firstLineOf(app.look, job.bookingId)),
      question: 'Why so much?',
    },
  };
};

/** Writes of money, each on a job just completed and paid. */
export const MONEY_WRITES: Readonly<Record<string, Prepare>> = {
  ...PAYOUT_WRITES,
  'add-tip': async ({ app, customer, booking }) => {
    const job = await booking('completed');
    await payQuietly(app.look, job.bookingId);
    const fields = { ...wire(job), amount: '50.00' };
    return { caller: customer, fields, effect: 'events', subject: job.bookingId };
  },
  'reverse-payment': onPaidJob('reversals', ofPayment({})),
  'correct-payment': onPaidJob('reversals', ofPayment({ amount: '100.00' })),
  'refund-payment': onPaidJob('refunds', async (_stage, job) => ({
    ...wire(job),
    amount: '100.00',
    borneBy: 'everyone',
    reason: REASON,
  })),
  'record-refund-transfer': onPaidJob('transferred', async ({ app }, { bookingId }) => ({
    transferId: String(await addRefundTransfer(app.look, bookingId)),
    utr: `UTIBN${bookingId}`,
  })),
  'correct-earnings': onPaidJob('corrections', async (_stage, job) => ({
    ...wire(job),
    ...correction,
  })),
  'deposit-cash': async (stage) => {
    await paidJob(stage);
    const { app, serviceman } = stage;
    const fields = {
      amount: await cashOf(app.look, serviceman.id),
      way: 'office',
      reference: 'R-1',
    };
    return { caller: serviceman, fields, effect: 'deposits', subject: serviceman.id };
  },
  'choose-payout-pace': async ({ serviceman }) => ({
    caller: serviceman,
    fields: { pace: 'weekly' },
    effect: 'paces',
    subject: serviceman.id,
  }),
  'confirm-deposit': async (stage) => ({
    fields: { depositId: String(await deposited(stage)), outcome: 'confirmed', reason: '' },
    caller: await byOperator(stage),
    effect: 'confirmed',
    subject: stage.serviceman.id,
  }),
  'question-line': async (stage) => {
    const { fields } = await asked(stage);
    return { caller: stage.serviceman, fields, effect: 'cases', subject: stage.serviceman.id };
  },
  'answer-case': async (stage) => {
    const { token, fields } = await asked(stage);
    const reply = await stage.app.sendFields(questionLine, fields, { token });
    const { caseNo } = reply.body.data as { caseNo: string };
    return {
      caller: await byOperator(stage),
      fields: { caseNo, answer: 'It is the tax of the category' },
      effect: 'answers',
      subject: stage.serviceman.id,
    };
  },
};

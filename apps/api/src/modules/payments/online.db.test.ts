import { endWork } from '@karigar/contract/bookings/end-work';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import { refundPayment } from '@karigar/contract/corrections/refund-payment';
import { reversePayment } from '@karigar/contract/corrections/reverse-payment';
import { getPaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { startOnlinePayment } from '@karigar/contract/payments/start-online-payment';
import { listWaiting } from '@karigar/contract/waiting/list-waiting';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '#proofs/exactly-once-stage';
import { createOperatorPerson } from '#testing/fresh-people';
import { dataOf } from '#testing/payout-desk';
import { ADD_ONS, TOTAL, type BookingRef } from '#testing/booking-world';
import { createOnlineWorld, type OnlineWorld } from '#testing/online-world';
import { people } from '#testing/people';
import { createReceiptWorld } from '#testing/receipt-world';
import { newestOnlinePayment } from './index.ts';

let world: OnlineWorld;
beforeAll(async () => {
  world = await createOnlineWorld();
});
afterAll(() => world.close());

const kindsOf = async (ref: BookingRef) =>
  (await world.traces(ref)).notifications.map(({ account_id: to, kind }) => [to, kind]);
const ASHA = people.asha.id;
const SURESH = people.suresh.id;

describe('starting a payment in the app', () => {
  it('returns the page of the gateway for the whole due, and is not a payment', async () => {
    const ref = await world.plant('ended');
    const { payUrl, amount, paymentId } = await world.started(ref);
    expect(payUrl).toMatch(new RegExp(`^${world.razorpay.origin}/i/plink_`));
    expect(amount).toBe(599);
    expect((await world.payment(paymentId)).data).toMatchObject({ state: 'waiting', payUrl });
    expect((await world.traces(ref)).booking.paid).toBe(0);
  });

  it('the booking offers it and says how the newest one stands, and the summary that it was paid so', async () => {
    const ref = await world.plant('ended');
    const seen = async () =>
      (await world.send(getMyBooking, { bookingId: ref.bookingId }, world.asha)).body.data;
    expect(await seen()).toMatchObject({ paysOnline: true, onlinePayment: null });
    const { payUrl, paymentId } = await world.started(ref);
    const online = { paymentId, amount: 599, back: 0 };
    expect(await seen()).toMatchObject({ onlinePayment: { ...online, state: 'waiting' } });
    world.pay(payUrl);
    await world.run();
    expect(await seen()).toMatchObject({ onlinePayment: { ...online, state: 'paid' } });
    const summary = await world.sendFields(getPaymentSummary, world.wire(ref), world.suresh);
    expect(summary.body.data).toMatchObject({ isPaidOnline: true });
  });

  it('the same due while one is waiting returns the same page, also for two taps at once', async () => {
    const ref = await world.plant('ended');
    const [one, other] = await Promise.all([world.started(ref), world.started(ref)]);
    expect(other).toEqual(one);
    expect(await world.started(ref)).toEqual(one);
  });

  it('an answer of the gateway that was lost opens no second page', async () => {
    const ref = await world.plant('ended');
    const before = world.razorpay.books.links.size;
    world.razorpay.goWrong({ cut: 1 });
    expect((await world.start(ref)).body.code).toBe('payment.gateway-unreachable');
    world.razorpay.goWrong({});
    expect((await world.start(ref)).body.success).toBe(true);
    expect(world.razorpay.books.links.size).toBe(before + 1);
  });

  it('a new due closes the old page and opens another one', async () => {
    const ref = await world.plant('ended');
    const old = await world.started(ref);
    await world.takePart(ref, 10_000);
    const fresh = await world.started(ref);
    expect(fresh).toMatchObject({ amount: 499 });
    expect(fresh.paymentId).not.toBe(old.paymentId);
    await world.later(1);
    expect(world.razorpay.books.linkOf(world.razorpay.idOf(old.payUrl)).status).toBe('cancelled');
    expect((await world.payment(old.paymentId)).data).toMatchObject({
      state: 'expired',
      payUrl: null,
    });
  });

  it('is refused to others, before somebody is assigned, when nothing is due, and without a gateway', async () => {
    const ref = await world.plant('ended');
    expect((await world.start(ref, world.rohan)).body.code).toBe('booking.not-found');
    const { paymentId } = await world.started(ref);
    expect((await world.payment(paymentId, world.rohan)).code).toBe('payment.not-found');
    expect((await world.start(await world.plant('requested'))).body.code).toBe(
      'payment.nobody-yet',
    );
    expect((await world.start(await world.plant('cancelled'))).body.code).toBe('booking.cancelled');
    await world.payCash(ref, '599.00');
    expect((await world.start(ref)).body.code).toBe('payment.nothing-due');
    const cashOnly = await createReceiptWorld();
    const other = await cashOnly.plant('ended');
    const asked = await cashOnly.sendFields(startOnlinePayment, world.wire(other), cashOnly.asha);
    expect(asked.body.code).toBe('payment.mode-not-offered');
    await cashOnly.close();
  });
});

describe('a captured payment', () => {
  it('pays the booking like any other payment, and tells both sides', async () => {
    const ref = await world.plant('ended');
    const { payUrl, paymentId } = await world.started(ref);
    world.pay(payUrl);
    await world.run();
    const { booking, payments } = await world.traces(ref);
    expect(booking.paid).toBe(TOTAL);
    expect(payments).toMatchObject([{ amount: TOTAL, mode: 'online', taken_by: ASHA }]);
    expect(await kindsOf(ref)).toEqual([
      [ASHA, 'payment-received'],
      [SURESH, 'paid-online'],
    ]);
    expect((await world.payment(paymentId)).data).toMatchObject({ state: 'paid', payUrl: null });
    expect((await world.invoiceOf(ref))?.total).toBe(TOTAL);
    const accounts = await world.accountsOf(ref);
    expect(accounts).toMatchObject({ gateway: TOTAL });
    expect(Object.keys(accounts).toSorted()).toEqual(['commission', 'gateway', 'payable', 'tax']);
    expect((await world.payCash(ref, '599.00')).body.code).toBe('payment.nothing-due');
  });

  it('repeated and reordered webhooks change nothing, and keep no person’s data', async () => {
    const ref = await world.plant('ended');
    const { payUrl, paymentId } = await world.started(ref);
    world.razorpay.goWrong({ repeated: 1, lateMs: 30 });
    world.razorpay.fail(world.razorpay.idOf(payUrl));
    world.pay(payUrl);
    await world.run();
    world.razorpay.goWrong({});
    const { payments } = await world.traces(ref);
    expect(payments).toHaveLength(1);
    expect((await world.payment(paymentId)).data).toMatchObject({ state: 'paid' });
    const events = await world.events();
    expect(new Set(events.map((event) => event['event_id'])).size).toBe(events.length);
    expect(JSON.stringify(events)).not.toMatch(/canary|9890011223/);
  });

  it('is found by asking when every webhook was lost', async () => {
    const ref = await world.plant('ended');
    const { payUrl } = await world.started(ref);
    world.razorpay.goWrong({ lost: 1 });
    world.pay(payUrl);
    world.razorpay.goWrong({});
    expect(await world.runEvents()).toBe(0);
    world.razorpay.goAway(true);
    await world.later(1);
    expect((await world.traces(ref)).booking.paid).toBe(0);
    world.razorpay.goAway(false);
    await world.later(2);
    expect((await world.traces(ref)).booking.paid).toBe(TOTAL);
  });

  it('a failed attempt is shown, and the same page can be paid', async () => {
    const ref = await world.plant('ended');
    const { payUrl, paymentId } = await world.started(ref);
    world.razorpay.fail(world.razorpay.idOf(payUrl));
    await world.run();
    expect((await world.payment(paymentId)).data).toMatchObject({ state: 'failed', payUrl });
    expect((await world.started(ref)).payUrl).toBe(payUrl);
    expect((await world.payment(paymentId)).data).toMatchObject({ state: 'waiting' });
    world.pay(payUrl);
    await world.run();
    expect((await world.payment(paymentId)).data).toMatchObject({ state: 'paid' });
  });

  it('a page that nobody paid expires, and money that comes after that is taken in', async () => {
    const ref = await world.plant('ended');
    const { payUrl, paymentId } = await world.started(ref);
    await world.later(22);
    expect((await world.payment(paymentId)).data).toMatchObject({ state: 'expired' });
    world.razorpay.goWrong({ lost: 1 });
    world.pay(payUrl, true);
    world.razorpay.goWrong({});
    await world.later(60);
    expect((await world.traces(ref)).booking.paid).toBe(TOTAL);
    expect((await world.payment(paymentId)).data).toMatchObject({ state: 'paid' });
  });
});

describe('money that is not due', () => {
  it('cash came first: the captured money goes back by itself, and both sides are told', async () => {
    const ref = await world.plant('ended');
    const { payUrl, paymentId } = await world.started(ref);
    await world.payCash(ref, '599.00');
    world.pay(payUrl);
    await world.run();
    expect(await world.capturesOf(ref)).toEqual([{ amount: TOTAL, used: 0, back: TOTAL }]);
    expect(await world.accountsOf(ref)).toMatchObject({
      gateway: TOTAL,
      'customer-credit': -TOTAL,
    });
    expect((await world.payment(paymentId)).data).toMatchObject({ state: 'paid', back: 599 });
    const { databases } = world.context;
    const newest = await databases.app.transaction({ accountId: ASHA, role: 'customer' }, (tx) =>
      newestOnlinePayment(tx, ref.bookingId),
    );
    expect(newest).toEqual({ paymentId, amount: TOTAL, back: TOTAL, state: 'paid' });
    await world.later(1);
    expect(await world.refundsOf(ref)).toMatchObject([{ state: 'sent' }]);
    world.razorpay.endRefunds();
    await world.run();
    expect(await world.refundsOf(ref)).toEqual([{ amount: TOTAL, state: 'done', attempt: 1 }]);
    const accounts = await world.accountsOf(ref);
    expect(accounts['gateway']).toBeUndefined();
    expect(accounts['customer-credit']).toBeUndefined();
    expect((await world.payment(paymentId)).data).toMatchObject({ state: 'refunded' });
    expect(await kindsOf(ref)).toEqual([
      [ASHA, 'payment-received'],
      [ASHA, 'sent-back'],
      [SURESH, 'sent-back'],
      [ASHA, 'back-with-you'],
    ]);
  });

  it('a refund that the bank refuses is asked for again, until the money is back', async () => {
    const ref = await world.plant('ended');
    const { payUrl } = await world.started(ref);
    await world.payCash(ref, '599.00');
    world.pay(payUrl);
    await world.run();
    await world.later(1);
    world.razorpay.goWrong({ badRefunds: 1 });
    world.razorpay.endRefunds();
    await world.run();
    world.razorpay.goWrong({});
    expect(await world.refundsOf(ref)).toMatchObject([{ state: 'asked', attempt: 2 }]);
    await world.later(10);
    world.razorpay.endRefunds();
    await world.run();
    expect(await world.refundsOf(ref)).toMatchObject([{ state: 'done', attempt: 2 }]);
  });

  it('a refund that fails again and again waits for the desk money, until the money is back', async () => {
    const ref = await world.plant('ended');
    const { payUrl } = await world.started(ref);
    await world.payCash(ref, '599.00');
    world.pay(payUrl);
    await world.run();
    const waiting = async (desk: 'money' | 'audit') => {
      const person = await createOperatorPerson(world.look, world.now(), [desk]);
      const token = await openSession(world, person);
      const listed = await world.sendFields(listWaiting, { limit: '100' }, { token });
      const { items } = dataOf(listWaiting, listed);
      return items.find(({ kind, bookingId }) => kind === 'refund' && bookingId === ref.bookingId);
    };
    const fail = async (): Promise<void> => {
      await world.later(10);
      world.razorpay.goWrong({ badRefunds: 1 });
      world.razorpay.endRefunds();
      world.razorpay.goWrong({});
      await world.run();
    };
    await fail();
    expect(await waiting('money')).toBeUndefined();
    await fail();
    expect(await waiting('money')).toMatchObject({ amount: TOTAL, name: 'Asha' });
    expect(await waiting('audit')).toMatchObject({ opens: expect.stringMatching(/^\/money\/upi/) });
    await world.later(10);
    world.razorpay.endRefunds();
    await world.run();
    expect(await waiting('money')).toBeUndefined();
  });

  it('a lost answer to a refund sends the money back once', async () => {
    const ref = await world.plant('ended');
    const { payUrl } = await world.started(ref);
    await world.payCash(ref, '599.00');
    const { id } = world.pay(payUrl);
    await world.run();
    world.razorpay.goWrong({ cut: 1 });
    await world.later(1);
    world.razorpay.goWrong({});
    await world.later(5);
    world.razorpay.endRefunds();
    await world.run();
    expect(world.razorpay.books.payments.get(id)).toMatchObject({
      refunded: TOTAL,
      status: 'refunded',
    });
    expect(await world.refundsOf(ref)).toMatchObject([{ state: 'done' }]);
  });

  it('cash closes the open page', async () => {
    const ref = await world.plant('ended');
    const { payUrl, paymentId } = await world.started(ref);
    await world.payCash(ref, '599.00');
    await world.runSettles();
    await world.later(0);
    expect(world.razorpay.books.linkOf(world.razorpay.idOf(payUrl)).status).toBe('cancelled');
    expect((await world.payment(paymentId)).data).toMatchObject({ state: 'expired' });
  });
});

describe('an operator’s refund', () => {
  const byPriya = async () => ({ token: await world.signIn('priya') });
  const reason = 'Agreed with the customer by phone';

  it('goes back to where the customer paid from', async () => {
    const ref = await world.plant('ended');
    world.pay((await world.started(ref)).payUrl);
    await world.run();
    const fields = { ...world.wire(ref), amount: '100.00', borneBy: 'marketplace', reason };
    const refunded = await world.sendFields(refundPayment, fields, await byPriya());
    expect(refunded.body.success).toBe(true);
    await world.later(1);
    world.razorpay.endRefunds();
    await world.run();
    expect(await world.refundsOf(ref)).toEqual([{ amount: 10_000, state: 'done', attempt: 1 }]);
    const accounts = await world.accountsOf(ref);
    expect(accounts).toMatchObject({ gateway: TOTAL - 10_000 });
    expect(accounts['refunds']).toBeUndefined();
  });

  it('is the only way back: money that came through the gateway cannot be taken back', async () => {
    const ref = await world.plant('ended');
    world.pay((await world.started(ref)).payUrl);
    await world.run();
    const paymentId = String(await world.paymentRowOf(ref));
    const reversed = await world.sendFields(reversePayment, { paymentId, reason }, await byPriya());
    expect(reversed.body.code).toBe('payment.paid-online');
  });
});

describe('paying before the work', () => {
  const end = (ref: BookingRef) =>
    world.sendFields(
      endWork,
      { ...world.wire(ref), endTime: writeWireDateTime(world.now()) },
      world.suresh,
    );

  it('waits as the customer’s credit, and is used when the work ends', async () => {
    const ref = await world.plant('started', { addOns: [['tap', 1, 'accepted']] });
    const { payUrl, amount } = await world.started(ref);
    expect(amount).toBe(599 + ADD_ONS.tap.price / 100);
    world.pay(payUrl);
    await world.run();
    expect((await world.traces(ref)).booking.paid).toBe(0);
    expect(await kindsOf(ref)).toEqual([
      [ASHA, 'payment-received'],
      [SURESH, 'paid-online'],
    ]);
    expect((await world.start(ref)).body.code).toBe('payment.nothing-due');
    expect((await end(ref)).body.success).toBe(true);
    await world.runSettles();
    expect((await world.traces(ref)).booking.paid).toBe(TOTAL + ADD_ONS.tap.price);
  });

  it('a booking that is cancelled gives it back', async () => {
    const ref = await world.plant('assigned', { scheduledAt: world.now() + 96 * 3_600_000 });
    const { payUrl } = await world.started(ref);
    world.pay(payUrl);
    await world.run();
    const cancelled = await world.sendFields(
      cancelBooking,
      { ...world.wire(ref), why: '1' },
      world.asha,
    );
    expect(cancelled.body.success).toBe(true);
    await world.runSettles();
    expect(await world.refundsOf(ref)).toMatchObject([{ amount: TOTAL, state: 'asked' }]);
    const booking = await world.send(getMyBooking, { bookingId: ref.bookingId }, world.asha);
    expect(booking.body.success).toBe(true);
  });
});

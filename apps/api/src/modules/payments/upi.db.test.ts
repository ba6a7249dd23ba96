import { getService } from '@karigar/contract/catalogue/get-service';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { askByUpi } from '@karigar/contract/payments/ask-by-upi';
import { confirmUpi } from '@karigar/contract/payments/confirm-upi';
import { getPaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { getUpiRequest } from '@karigar/contract/payments/get-upi-request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOTAL, type BookingRef } from '#testing/booking-world';
import { people } from '#testing/people';
import { createReceiptWorld, type ReceiptWorld } from '#testing/receipt-world';

let world: ReceiptWorld;
let operator: { token: string };
beforeAll(async () => {
  world = await createReceiptWorld({ env: { UPI_PAYEE: 'karigar.pune@okbank' } });
  operator = { token: await world.signIn('priya') };
});
afterAll(() => world.close());

type Asked = { reference: string; link: string; amount: number };

const wire = ({ bookingId, orderId }: BookingRef) => ({
  bookingId: String(bookingId),
  mainId: String(orderId),
});
const ask = (ref: BookingRef, send: object = world.suresh) =>
  world.sendFields(askByUpi, wire(ref), send);
const askedFor = async (ref: BookingRef): Promise<Asked> => (await ask(ref)).body.data as Asked;
const look = async (ref: BookingRef, send: object = world.suresh) =>
  (await world.sendFields(getUpiRequest, wire(ref), send)).body;
let statementLine = 0;
const confirm = (reference: string, bankReference = `UTR${(statementLine += 1)}`) =>
  world.sendFields(confirmUpi, { reference, bankReference }, operator);
const payCash = (ref: BookingRef) =>
  world.sendFields(
    addPayment,
    { ...wire(ref), amount: '599.00', paymentMode: 'cash' },
    world.suresh,
  );

describe('UPI request', () => {
  it('where UPI is accepted, the service and the booking promise it', async () => {
    const { bookingId } = await world.plant('assigned');
    const booking = await world.send(getMyBooking, { bookingId }, world.asha);
    expect(booking.body.data).toMatchObject({ takesUpi: true });
    const service = await world.send(getService, { serviceId: 21 }, world.asha);
    expect(service.body.data).toMatchObject({ takesUpi: true });
  });

  it('a UPI request returns a link for the due with a bare @, and is not a payment', async () => {
    const ref = await world.plant('ended');
    const { link, reference, amount } = await askedFor(ref);
    expect(link).toMatch(
      /^upi:\/\/pay\?pa=karigar\.pune@okbank&pn=Karigar&am=599\.00&cu=INR&tn=KRG-\d+&tr=KU[0-9A-F]{20}$/,
    );
    expect(link).toContain(reference);
    expect(amount).toBe(599);
    const { booking, payments } = await world.traces(ref);
    expect(booking.paid).toBe(0);
    expect(payments).toEqual([]);
    expect(await world.invoiceOf(ref)).toBeUndefined();
  });

  it('a repeated UPI request for the same due returns the same code to both sides', async () => {
    const ref = await world.plant('ended');
    const first = await askedFor(ref);
    expect(await askedFor(ref)).toEqual(first);
    for (const side of [world.suresh, world.asha]) {
      expect((await look(ref, side)).data).toEqual({ isOffered: true, waiting: first });
    }
  });

  it('a UPI request still allows cash, after which the code is no longer shown', async () => {
    const ref = await world.plant('ended');
    const { reference } = await askedFor(ref);
    expect((await payCash(ref)).body.success).toBe(true);
    expect((await look(ref)).data).toEqual({ isOffered: true, waiting: null });
    expect((await ask(ref)).body.code).toBe('payment.nothing-due');
    expect((await confirm(reference)).body.code).toBe('payment.amount-not-due');
    expect((await world.traces(ref)).booking.paid).toBe(TOTAL);
  });

  it('a UPI request is refused before the end, to strangers, and where UPI is not configured', async () => {
    const started = await world.plant('started');
    expect((await ask(started)).body.code).toBe('payment.work-not-ended');
    const ref = await world.plant('ended');
    expect((await ask(ref, world.imran)).body.code).toBe('booking.not-found');
    expect((await look(ref, world.rohan)).code).toBe('booking.not-found');
    const cashOnly = await createReceiptWorld();
    const other = await cashOnly.plant('ended');
    const asked = await cashOnly.sendFields(askByUpi, wire(other), cashOnly.suresh);
    expect(asked.body.code).toBe('payment.mode-not-offered');
    const read = await cashOnly.sendFields(getUpiRequest, wire(other), cashOnly.suresh);
    expect(read.body.data).toEqual({ isOffered: false, waiting: null });
    await cashOnly.close();
  });

  it('a new UPI request replaces the old one when the due changes', async () => {
    const ref = await world.plant('ended');
    const old = await askedFor(ref);
    await world.takePart(ref, 10_000);
    expect((await look(ref)).data).toEqual({ isOffered: true, waiting: null });
    expect(await askedFor(ref)).toMatchObject({ amount: 499 });
    expect((await confirm(old.reference)).body.code).toBe('upi.not-waiting');
  });
});

describe('UPI confirmation', () => {
  it('confirming a UPI request records a payment with receipt number and notification, once', async () => {
    const ref = await world.plant('ended');
    const { reference } = await askedFor(ref);
    expect((await confirm(reference, 'UTR-A')).body).toMatchObject({ success: true });
    const { booking, payments, notifications } = await world.traces(ref);
    expect(booking.paid).toBe(TOTAL);
    expect(payments).toMatchObject([{ amount: TOTAL, mode: 'upi', taken_by: people.priya.id }]);
    expect(notifications).toMatchObject([
      { account_id: people.asha.id, kind: 'payment-received', details: { amount: TOTAL } },
    ]);
    expect((await world.invoiceOf(ref))?.total).toBe(TOTAL);
    const summary = await world.sendFields(getPaymentSummary, wire(ref), world.suresh);
    expect(summary.body.data).toMatchObject({ paymentDetails: [{ amount: 599 }] });
    expect((await confirm(reference)).body.code).toBe('upi.not-waiting');
  });

  it('confirming a UPI request needs a bank reference, which confirms one request only', async () => {
    const [one, other] = [await world.plant('ended'), await world.plant('ended')];
    const first = await askedFor(one);
    const second = await askedFor(other);
    expect((await confirm(first.reference, '  ')).body.code).toBe('upi.bank-reference-missing');
    expect((await confirm(first.reference, 'UTR-B')).body.success).toBe(true);
    expect((await confirm(second.reference, 'UTR-B')).body.code).toBe('upi.not-waiting');
    expect((await world.traces(other)).payments).toEqual([]);
    expect((await confirm('KU-nobody')).body.code).toBe('upi.not-found');
  });

  it('confirming a UPI request twice at once records one payment', async () => {
    const ref = await world.plant('ended');
    const { reference } = await askedFor(ref);
    const replies = await Promise.all([confirm(reference), confirm(reference), payCash(ref)]);
    expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
    expect((await world.traces(ref)).payments).toHaveLength(1);
  });
});

import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { getReceipt } from '@karigar/contract/receipts/get-receipt';
import { settleVisit } from '@karigar/contract/visit-problems/settle-visit';
import { paise } from '@karigar/domain/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BookingRef } from '#testing/booking-world';
import { agreeOnCancelling } from '#testing/customer-booking-store';
import { createOnlineWorld, type OnlineWorld } from '#testing/online-world';
import { dataOf } from '#testing/payout-desk';

const CHARGE = 19_900;

let world: OnlineWorld;
beforeAll(async () => {
  world = await createOnlineWorld();
});
afterAll(() => world.close());

/** Cancelled late, so that the visit is due. */
const charged = async (): Promise<BookingRef> => {
  const ref = await world.plant('assigned');
  await agreeOnCancelling(world.look, ref.bookingId, new Date(world.now() - 60_000));
  const input = { ...ref, why: 'other' as const, charge: paise(CHARGE) };
  expect((await world.send(cancelBooking, input, world.asha)).body.success).toBe(true);
  return ref;
};
const settle = async (ref: BookingRef, outcome: 'paid' | 'waived') => {
  const fields = { ...world.wire(ref), outcome, reason: 'The bank shows it' };
  const priya = { token: await world.signIn('priya') };
  expect((await world.sendFields(settleVisit, fields, priya)).body.success).toBe(true);
  await world.runSettles();
};
const seen = async ({ bookingId }: BookingRef) =>
  dataOf(getMyBooking, await world.send(getMyBooking, { bookingId }, world.asha));
const receipt = (ref: BookingRef, by: object = world.asha) =>
  world.sendFields(getReceipt, world.wire(ref), by);
const open = (link: string) => fetch(new URL(new URL(link).pathname, world.base));

it('the charge of a visit is paid in the app, and invoiced once, with its tax', async () => {
  const ref = await charged();
  expect(await seen(ref)).toMatchObject({ visitSettled: null, hasReceipt: false });
  const { payUrl, amount } = await world.started(ref);
  expect(amount).toBe(199);
  world.pay(payUrl);
  await world.run();
  await world.runSettles();
  expect(await seen(ref)).toMatchObject({ visitSettled: 'paid', hasReceipt: true });
  expect(await world.capturesOf(ref)).toEqual([{ amount: CHARGE, used: CHARGE, back: 0 }]);
  const accounts = await world.accountsOf(ref);
  expect(accounts['customer-due']).toBeUndefined();
  expect(accounts['customer-credit']).toBeUndefined();
  expect(await world.invoiceOf(ref)).toMatchObject({ total: CHARGE, tax: 3036 });
  expect((await world.start(ref)).body.code).toBe('booking.cancelled');
});

it('its receipt opens for the customer alone', async () => {
  const ref = await charged();
  expect((await receipt(ref)).body.code).toBe('receipt.not-paid');
  world.pay((await world.started(ref)).payUrl);
  await world.run();
  const { number, total, pdfUrl, pageUrl } = dataOf(getReceipt, await receipt(ref));
  expect(number).toMatch(/^K\/\d\d-\d\d\/\d{6}$/);
  expect(total).toBe(CHARGE);
  expect((await open(pdfUrl)).headers.get('content-type')).toBe('application/pdf');
  expect(await (await open(pageUrl)).text()).not.toContain('Not paid in full');
  expect((await receipt(ref, world.suresh)).body.success).toBe(false);
});

it('a visit that the team settles as paid is invoiced, one that is waived is not', async () => {
  const [paid, waived] = [await charged(), await charged()];
  await settle(paid, 'paid');
  expect(await world.invoiceOf(paid)).toMatchObject({ total: CHARGE });
  expect((await receipt(paid)).body.success).toBe(true);
  await settle(waived, 'waived');
  expect(await world.invoiceOf(waived)).toBeUndefined();
  expect(await world.gaps()).toEqual({ missing: 0, wrong: 0 });
});

it('what is paid for a visit that was waived meanwhile goes back', async () => {
  const ref = await charged();
  const { payUrl, paymentId } = await world.started(ref);
  await settle(ref, 'waived');
  await world.later(0);
  expect(world.razorpay.books.linkOf(world.razorpay.idOf(payUrl)).status).toBe('cancelled');
  world.pay(payUrl, true);
  await world.run();
  expect(await world.refundsOf(ref)).toMatchObject([{ amount: CHARGE }]);
  expect((await world.payment(paymentId)).data).toMatchObject({ back: 199 });
  expect(await seen(ref)).toMatchObject({ visitSettled: 'waived' });
});

import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { getService } from '@karigar/contract/catalogue/get-service';
import { endWork } from '@karigar/contract/bookings/end-work';
import { placeOrder } from '@karigar/contract/orders/place-order';
import { startOnlinePayment } from '@karigar/contract/payments/start-online-payment';
import { paise } from '@karigar/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '#proofs/exactly-once-stage';
import { refusal } from '#testing/account-world';
import { TOTAL, type BookingRef } from '#testing/booking-world';
import { agreeOnCancelling } from '#testing/customer-booking-store';
import { createPerson } from '#testing/fresh-people';
import { createOnlineWorld, type OnlineWorld } from '#testing/online-world';
import { ADVANCE_OF_CUSTOMER, ASK_FOR_ADVANCE, SET_ADVANCE } from '#testing/online-sql';
import { addAddress, ORDERED, putOnDuty, tomorrowAt } from '#testing/order-world';
import { dataOf } from '#testing/payout-desk';

const ADVANCE = 30_000;
const CHARGE = 19_900;

let world: OnlineWorld;
beforeAll(async () => {
  world = await createOnlineWorld();
});
afterAll(() => world.close());

const plant = async (state: 'assigned' | 'started'): Promise<BookingRef> => {
  const ref = await world.plant(state);
  await world.look(SET_ADVANCE, [ref.bookingId, ADVANCE]);
  return ref;
};
const seen = async ({ bookingId }: BookingRef) =>
  dataOf(getMyBooking, await world.send(getMyBooking, { bookingId }, world.asha));
const payPart = (ref: BookingRef) =>
  world.send(startOnlinePayment, { ...ref, part: 'advance' as const }, world.asha);
const payAdvance = async (ref: BookingRef): Promise<void> => {
  const { payUrl, amount } = dataOf(startOnlinePayment, await payPart(ref));
  expect(amount).toBe(ADVANCE);
  world.pay(payUrl);
  await world.run();
};
const cancel = async (ref: BookingRef, charge?: number): Promise<void> => {
  const agreed = charge === undefined ? {} : { charge: paise(charge) };
  const input = { ...ref, why: 'other' as const, ...agreed };
  expect((await world.send(cancelBooking, input, world.asha)).body).toMatchObject({
    success: true,
  });
  await world.runSettles();
};

describe('an order of a service that asks for an advance', () => {
  it('fixes it with the price, in whole rupees', async () => {
    await world.look(ASK_FOR_ADVANCE, [ORDERED.id, 2000]);
    const serviceman = await createPerson(world.look, 'serviceman', world.now());
    await putOnDuty(world.look, serviceman.id);
    const customer = await createPerson(world.look, 'customer', world.now());
    const token = await openSession(world, customer);
    const service = await world.send(getService, { serviceId: ORDERED.id }, { token });
    expect(dataOf(getService, service)).toMatchObject({ paysOnline: true, advance: 2000 });
    const addressId = await addAddress(world.look, customer.id);
    const at = tomorrowAt(world.now(), 630);
    const items = [{ serviceId: ORDERED.id, quantity: 1, at, addOns: [] }];
    const placed = await world.send(
      placeOrder,
      { addressId, total: paise(ORDERED.price), items },
      { token },
    );
    dataOf(placeOrder, placed);
    const [booking] = await world.look<{ advance: number }>(ADVANCE_OF_CUSTOMER, [customer.id]);
    expect(booking?.advance).toBe(Math.floor((ORDERED.price * 0.2) / 100) * 100);
  });
});

describe('an advance', () => {
  it('is paid before the work, and the bill counts it', async () => {
    const ref = await plant('started');
    expect((await seen(ref)).advance).toEqual({ amount: ADVANCE, due: ADVANCE });
    await payAdvance(ref);
    expect((await seen(ref)).advance).toEqual({ amount: ADVANCE, due: 0 });
    expect(await payPart(ref)).toMatchObject(refusal('payment.nothing-due'));
    await world.send(endWork, { ...ref, endedAt: world.now() }, world.suresh);
    await world.runSettles();
    expect((await seen(ref)).paid).toBe(ADVANCE);
    expect((await world.started(ref)).amount).toBe((TOTAL - ADVANCE) / 100);
    expect(await world.capturesOf(ref)).toEqual([{ amount: ADVANCE, used: ADVANCE, back: 0 }]);
  });

  it('is not asked for when the work has ended, nor where the service asks for none', async () => {
    const ref = await world.plant('assigned');
    expect(await seen(ref)).not.toHaveProperty('advance');
    expect(await payPart(ref)).toMatchObject(refusal('payment.nothing-due'));
  });

  it('comes back whole after a free cancellation', async () => {
    const ref = await plant('assigned');
    await payAdvance(ref);
    await cancel(ref);
    expect(await world.capturesOf(ref)).toEqual([{ amount: ADVANCE, used: 0, back: ADVANCE }]);
    expect(await world.refundsOf(ref)).toMatchObject([{ amount: ADVANCE }]);
  });

  it('pays the visit of a late cancellation, and the rest comes back', async () => {
    const ref = await plant('assigned');
    await payAdvance(ref);
    await agreeOnCancelling(world.look, ref.bookingId, new Date(world.now() - 60_000));
    await cancel(ref, CHARGE);
    expect(await world.capturesOf(ref)).toEqual([
      { amount: ADVANCE, used: CHARGE, back: ADVANCE - CHARGE },
    ]);
    expect(await world.refundsOf(ref)).toMatchObject([{ amount: ADVANCE - CHARGE }]);
    const booking = await seen(ref);
    expect(booking).toMatchObject({ visitSettled: 'paid', isCancelledLate: true });
    const accounts = await world.accountsOf(ref);
    expect(accounts['customer-due']).toBeUndefined();
    expect(accounts).toMatchObject({ gateway: ADVANCE, 'customer-credit': CHARGE - ADVANCE });
    // Once: the worker may look again.
    await world.runSettles();
    expect(await world.refundsOf(ref)).toHaveLength(1);
  });
});

import { saveAddress } from '@karigar/contract/addresses/save-address';
import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import type { Booking } from '@karigar/contract/bookings/booking';
import { endWork } from '@karigar/contract/bookings/end-work';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { placeOrder } from '@karigar/contract/orders/place-order';
import { startWork } from '@karigar/contract/bookings/start-work';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { wholeAddress } from '@karigar/domain/bookings/whole-address';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SYSTEM } from '#platform/db';
import { openSession } from '#proofs/exactly-once-stage';
import { byHand } from '#testing/assign-by-hand';
import { createPerson } from '#testing/fresh-people';
import {
  FAR_AREA,
  forgetWholeAddress,
  ORDERED,
  putOnDuty,
  takeAllOffDuty,
  tomorrowAt,
} from '#testing/order-world';
import { createTestApp, type TestApp } from '#testing/test-app';
import { receiptPaper } from './receipt-paper.ts';
import { findReceipt, readInvoice } from './receipt-store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await takeAllOffDuty(app.look);
});
afterAll(() => app.close());

const WORDS = {
  label: 'Home',
  contactName: 'Asha Rao',
  flatNo: 'Flat 302, Sai Heritage',
  street: 'Borewell Road',
  landmark: 'Behind Forum Mall',
  areaId: FAR_AREA.id,
  pinCode: FAR_AREA.pinCode,
};
const WHOLE =
  'Flat 302, Sai Heritage, Borewell Road, Behind Forum Mall, Whitefield, Bengaluru 560066';
const MIDDLE = { latitude: FAR_AREA.latitude, longitude: FAR_AREA.longitude };
const PIN = { latitude: 12.9712, longitude: 77.7481 };

/** A customer saves an address and orders a visit there; an operator assigns it. */
const ordered = async (pin: typeof PIN, minute: number) => {
  const customer = await createPerson(app.look, 'customer', app.now());
  const serviceman = await createPerson(app.look, 'serviceman', app.now());
  await putOnDuty(app.look, serviceman.id);
  const asCustomer = { token: await openSession(app, customer) };
  const asServiceman = { token: await openSession(app, serviceman) };
  const saved = await app.send(saveAddress, { ...WORDS, ...pin }, asCustomer);
  const { addressId } = saved.body.data as { addressId: number };
  const at = tomorrowAt(app.now(), minute);
  const items = [{ serviceId: ORDERED.id, quantity: 1, at, addOns: [] }];
  const placed = await app.send(placeOrder, { addressId, total: ORDERED.price, items }, asCustomer);
  const { orderId, bookings } = placed.body.data as { orderId: number; bookings: { id: number }[] };
  const ref = { bookingId: bookings[0]?.id ?? 0, orderId };
  const priya = { token: await app.signIn('priya') };
  const given = await app.send(assignBooking, await byHand(app.look, ref, serviceman.id), priya);
  expect(given.body.success).toBe(true);
  const live = await app.send(listBookings, { which: 'live' }, asServiceman);
  const [booking] = z.decode(listBookings.output, live.body.data as never);
  return { ref, asCustomer, asServiceman, booking };
};

it('[DET-02] every part of the ordered address reaches the serviceman, with the pin', async () => {
  const { ref, asCustomer, booking } = await ordered(PIN, 630);
  expect(booking).toMatchObject({
    id: ref.bookingId,
    flatNo: 'Flat 302, Sai Heritage',
    street: 'Borewell Road, Behind Forum Mall',
    area: 'Whitefield',
    address: WHOLE,
    ...PIN,
  });
  expect(wholeAddress(booking as Booking)).toBe(WHOLE);
  const own = await app.send(getMyBooking, ref, asCustomer);
  expect(own.body.data).toMatchObject({ booking: { address: WHOLE } });
});

it("a booking has no pin where the customer set none; the area's centre is not used", async () => {
  const { booking } = await ordered(MIDDLE, 720);
  expect(booking).toMatchObject({ address: WHOLE, latitude: null, longitude: null });
});

it('the receipt has the whole address, also of a booking from before it was stored', async () => {
  const { ref, asServiceman } = await ordered(PIN, 900);
  const printed = async (): Promise<string> => {
    const row = await app.context.databases.system.transaction(SYSTEM, async (tx) => {
      const invoice = await readInvoice(tx, ref.bookingId);
      return invoice && findReceipt(tx, invoice);
    });
    if (row === null) throw new Error('no receipt');
    return receiptPaper(row, app.context.config.suppliers, 'https://karigar.example/r/1').customer
      .address;
  };
  await app.send(startWork, { ...ref, startedAt: app.now() }, asServiceman);
  await app.send(endWork, { ...ref, endedAt: app.now() }, asServiceman);
  const paid = await app.send(
    addPayment,
    { ...ref, amount: ORDERED.price, mode: 'cash' },
    asServiceman,
  );
  expect(paid.body.success).toBe(true);
  expect(await printed()).toBe(WHOLE);
  await forgetWholeAddress(app.look, ref.bookingId);
  expect(await printed()).toBe(WHOLE);
});

import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { EVEN_SO } from '#testing/assign-by-hand';
import { promiseCover } from '#testing/customer-booking-store';
import { createPerson } from '#testing/fresh-people';
import {
  addAddress,
  FAR_AREA,
  orderFields,
  placeBooking,
  putOnDuty,
  tomorrowAt,
} from '#testing/order-world';
import type { Prepare } from './exactly-once-prepared.ts';

/** Writes of a customer who orders, and of the operator who assigns. */
export const ORDER_WRITES: Readonly<Record<string, Prepare>> = {
  'save-address': async ({ customer }) => ({
    caller: customer,
    fields: {
      label: 'Home',
      contactName: '',
      flatNo: '3',
      street: 'Lane 5',
      landmark: '',
      areaId: String(FAR_AREA.id),
      pinCode: FAR_AREA.pinCode,
      latitude: String(FAR_AREA.latitude),
      longitude: String(FAR_AREA.longitude),
    },
    effect: 'addresses',
    subject: customer.id,
  }),
  'remove-address': async ({ app, customer }) => {
    const fields = { id: String(await addAddress(app.look, customer.id)) };
    return { caller: customer, fields, effect: 'removed', subject: customer.id };
  },
  'place-order': async ({ app, serviceman }) => {
    // Open bookings are limited, so each order has its own customer.
    const customer = await createPerson(app.look, 'customer', app.now());
    await putOnDuty(app.look, serviceman.id);
    const addressId = await addAddress(app.look, customer.id);
    const fields = orderFields(addressId, tomorrowAt(app.now(), 630));
    return { caller: customer, fields, effect: 'placed', subject: customer.id };
  },
  'reschedule-booking': async ({ app, booking, customer, serviceman }) => {
    await putOnDuty(app.look, serviceman.id);
    const { bookingId, orderId } = await booking('assigned');
    await placeBooking(app.look, bookingId);
    const fields = {
      bookingId: String(bookingId),
      mainId: String(orderId),
      slot: writeWireDateTime(tomorrowAt(app.now(), 720)),
    };
    return { caller: customer, fields, effect: 'events', subject: bookingId };
  },
  'claim-warranty': async ({ app, booking, customer, serviceman }) => {
    await putOnDuty(app.look, serviceman.id);
    const { bookingId, orderId } = await booking('completed');
    await placeBooking(app.look, bookingId);
    await promiseCover(app.look, bookingId, 30);
    const fields = {
      bookingId: String(bookingId),
      mainId: String(orderId),
      slot: writeWireDateTime(tomorrowAt(app.now(), 810)),
      words: 'The tap drips again',
    };
    return { caller: customer, fields, effect: 'revisits', subject: bookingId };
  },
  'assign-booking': async ({ app, booking }) => {
    const { bookingId, orderId } = await booking('assigned');
    const caller = await createPerson(app.look, 'operator', app.now());
    const other = await createPerson(app.look, 'serviceman', app.now());
    const fields = {
      bookingId: String(bookingId),
      mainId: String(orderId),
      servicemanId: String(other.id),
      version: '1',
      'evenThough[]': [...EVEN_SO.evenThough],
      reason: EVEN_SO.reason,
    };
    return { caller, fields, effect: 'events', subject: bookingId };
  },
};

// Orders a visit, follows it and cancels it. KARIGAR_BASE ends in /api/; KARIGAR_TOKEN is a customer's session.
import { addDays, connect, dayOf } from 'karigar-client';
import { listAddresses } from 'karigar-client/addresses/list-addresses';
import { getService } from 'karigar-client/catalogue/get-service';
import { cancelBooking } from 'karigar-client/customer-bookings/cancel-booking';
import { getMyBooking } from 'karigar-client/customer-bookings/get-my-booking';
import { listSlots } from 'karigar-client/orders/list-slots';
import { placeOrder } from 'karigar-client/orders/place-order';

const { KARIGAR_BASE = '', KARIGAR_TOKEN = '', SERVICE = '', NOW = Date.now() } = process.env;

const call = connect({
  base: KARIGAR_BASE,
  clientId: 'karigar-dev',
  version: '1.0.0',
  authToken: () => KARIGAR_TOKEN,
});

/** The data of a reply; a refusal has the code that names it and a sentence for people. */
const done = async (name, reply) => {
  const result = await reply;
  if (result.kind === 'ok') return result.data;
  const why = result.kind === 'refused' ? `${result.code}: ${result.message}` : result.kind;
  throw new Error(`${name}: ${why}`);
};

const [address] = await done('addresses', call(listAddresses, {}));
const serviceId = Number(SERVICE);
const { price } = await done('service', call(getService, { serviceId }));

const day = addDays(dayOf(Number(NOW)), 1);
const place = { areaId: address.areaId, latitude: address.latitude, longitude: address.longitude };
const slots = await done('slots', call(listSlots, { serviceId, quantity: 1, day, ...place }));
const slot = slots.find(({ isFree }) => isFree);
if (slot === undefined) throw new Error(`nobody is free on ${day}`);

// The same key never orders twice: send it again when a reply is lost.
const key = crypto.randomUUID();
const items = [{ serviceId, quantity: 1, at: slot.at, addOns: [] }];
const order = { addressId: address.id, total: price, items };
const placed = await done('order', call(placeOrder, order, { key }));
const again = await done('order again', call(placeOrder, order, { key }));
const [booking] = placed.bookings;
process.stdout.write(`ordered ${booking.bookingNo}, once: ${again.orderId === placed.orderId}\n`);

const followed = await done('follow', call(getMyBooking, { bookingId: booking.id }));
process.stdout.write(`state: ${followed.booking.state}\n`);

const why = { bookingId: booking.id, orderId: placed.orderId, why: 'plans-changed' };
await done('cancel', call(cancelBooking, why));
const after = await done('follow again', call(getMyBooking, { bookingId: booking.id }));
process.stdout.write(`state: ${after.booking.state}\n`);

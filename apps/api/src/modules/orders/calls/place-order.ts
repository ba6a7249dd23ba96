import { placeOrder, type OrderItem } from '@karigar/contract/orders/place-order';
import { cancelUntil } from '@karigar/domain/bookings/cancellation';
import { hasCapacity, type Need, type WorkDay } from '@karigar/domain/orders/capacity';
import { priceItem, type ItemPrice } from '@karigar/domain/orders/order-price';
import { mostQuantity } from '@karigar/domain/orders/most-quantity';
import { isBookable } from '@karigar/domain/orders/slots';
import { dayOf, type IndiaDay } from '@karigar/domain/dates/india-day';
import { paise, sumOf, type Paise } from '@karigar/domain/money';
import { advanceOf } from '@karigar/domain/payments/advance';
import type { Place } from '@karigar/domain/bookings/place';
import { streetOf, wholeAddress } from '@karigar/domain/bookings/whole-address';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { readServedArea, takeAddress, type AddressRow } from '#modules/addresses/index';
import type { Transaction } from '#platform/db';
import { defineHandler, type CallScope } from '#wire/define-handler';
import { nearestFree } from '../free-slots.ts';
import { countOrder, checkOrderLimits } from '../order-limits.ts';
import {
  insertBooking,
  insertOrder,
  listOrderableAddOns,
  listSame,
  readBuyer,
  readOrderable,
  type Buyer,
  type Orderable,
  type PlacedBooking,
} from '../order-store.ts';
import { lockWorkDay, readNever, readWorkDay } from '../work-day-store.ts';

type Visit = {
  readonly item: OrderItem;
  readonly service: Orderable;
  readonly price: ItemPrice;
  readonly need: Need;
};

const visitOf = async (
  tx: Transaction,
  item: OrderItem,
  place: Place,
  never: readonly number[],
) => {
  const service = await readOrderable(tx, item.serviceId);
  if (service === null) return refused('service.not-found');
  if (item.quantity > mostQuantity(service.minutes)) return refused('order.too-long');
  const price = priceItem(item, service.price, await listOrderableAddOns(tx, service.id));
  if (!price.ok) return price;
  const minutes = service.minutes * item.quantity;
  const need = { place, skill: service.skill_id, from: item.at, minutes, never };
  return accepted<Visit>({ item, service, price: price.value, need });
};

/** The first visit without capacity; each counts the visits before it in the same order. */
const firstWithoutCapacity = async (
  tx: Transaction,
  visits: readonly Visit[],
): Promise<Visit | null> => {
  const days = new Map<IndiaDay, WorkDay>();
  for (const visit of visits) {
    const day = dayOf(visit.need.from);
    const work = days.get(day) ?? (await readWorkDay(tx, visit.need.place, day));
    if (!hasCapacity(visit.need, work)) return visit;
    days.set(day, { ...work, waiting: [...work.waiting, visit.need] });
  }
  return null;
};

const full = async ({ tx, now }: CallScope, { need }: Visit) => ({
  ...refused('slot.full'),
  details: { nearest: await nearestFree(tx, need, need.from, now) },
});

/** An order with the same visits at the same address is a second tap, also from another phone. */
const findSame = async (
  tx: Transaction,
  customerId: number,
  door: AddressRow,
  visits: readonly Visit[],
): Promise<readonly PlacedBooking[] | null> => {
  const times = visits.map(({ item }) => item.at);
  const known = await listSame(tx, customerId, times, {
    flatNo: door.flat_no,
    street: streetOf(door),
  });
  for (const orderId of new Set(known.map((booking) => booking.orderId))) {
    const own = known.filter((booking) => booking.orderId === orderId);
    const isSame =
      own.length === visits.length &&
      visits.every(({ item, price }, index) => {
        const other = own[index];
        return (
          other?.serviceId === item.serviceId &&
          other.at.getTime() === item.at &&
          other.quantity === item.quantity &&
          other.whole === price.whole
        );
      });
    if (isSame) return own;
  }
  return null;
};

const addressOf = (door: AddressRow): string =>
  wholeAddress({ ...door, flatNo: door.flat_no, pinCode: door.pin_code });

const book = async (
  { tx, who, now, context }: CallScope,
  buyer: Buyer,
  door: AddressRow,
  visits: readonly Visit[],
): Promise<PlacedBooking[]> => {
  const customerId = accountOf(who);
  const orderId = await insertOrder(tx, customerId, new Date(now));
  const placed: PlacedBooking[] = [];
  for (const { item, service, price, need } of visits) {
    const made = await insertBooking(
      tx,
      {
        orderId,
        customerId,
        service,
        customerName: door.contact_name || buyer.name,
        customerPhone: buyer.phone,
        area: door.area,
        areaId: door.area_id,
        street: streetOf(door),
        address: addressOf(door),
        flatNo: door.flat_no,
        latitude: door.latitude,
        longitude: door.longitude,
        quantity: item.quantity,
        total: price.total,
        advance: context.gateway === null ? paise(0) : advanceOf(price.total, service.advance),
        minutes: need.minutes,
        at: item.at,
        cancelUntil: cancelUntil(item.at, now),
        addOns: price.addOns,
      },
      new Date(now),
    );
    placed.push({ orderId, ...made });
  }
  return placed;
};

const replyOf = (bookings: readonly PlacedBooking[]) => ({
  orderId: bookings[0]?.orderId ?? 0,
  bookings: bookings.map(({ id, bookingNo }) => ({ id, bookingNo })),
});

const wholeOf = (visits: readonly Visit[]): Paise => sumOf(visits.map(({ price }) => price.whole));

/** Bound to the caller. Capacity counts other people's bookings, through functions that name nobody. */
export const placeOrderHandler = defineHandler(
  placeOrder,
  async ({ addressId, total, items }, scope) => {
    const { tx, who, now } = scope;
    const customerId = accountOf(who);
    const buyer = await readBuyer(tx, customerId);
    if (!buyer.isPhoneProven)
      return { ...refused('order.phone-unproven'), details: { phone: buyer.phone ?? '' } };
    const door = await takeAddress(tx, customerId, addressId, new Date(now));
    if (door === null) return refused('address.not-found');
    const area = await readServedArea(tx, door.area_id);
    if (area === null) return refused('area.not-served');
    const never = await readNever(tx, customerId);
    const visits: Visit[] = [];
    for (const item of items) {
      const visit = await visitOf(tx, item, door, never);
      if (!visit.ok) return visit;
      visits.push(visit.value);
    }
    const whole = wholeOf(visits);
    if (whole !== total) return { ...refused('order.price-changed'), details: { total: whole } };
    const sameBefore = await findSame(tx, customerId, door, visits);
    if (sameBefore !== null) return accepted(replyOf(sameBefore));
    if (!items.every(({ at }) => isBookable(at, now))) return refused('slot.not-offered');
    // Refuses most orders beyond the limits or of a full slot without waiting for a lock.
    const allowedBefore = await checkOrderLimits(scope, visits.length);
    if (!allowedBefore.ok) return allowedBefore;
    const fullBefore = await firstWithoutCapacity(tx, visits);
    if (fullBefore !== null) return full(scope, fullBefore);
    const allowed = await checkOrderLimits(scope, visits.length, { isLocked: true });
    for (const day of [...new Set(items.map(({ at }) => dayOf(at)))].toSorted())
      await lockWorkDay(tx, area.city_id, day);
    const sameUnderLock = await findSame(tx, customerId, door, visits);
    if (sameUnderLock !== null) return accepted(replyOf(sameUnderLock));
    if (!allowed.ok) return allowed;
    const fullUnderLock = await firstWithoutCapacity(tx, visits);
    if (fullUnderLock !== null) return full(scope, fullUnderLock);
    await countOrder(scope, visits.length, allowed.value);
    return accepted(replyOf(await book(scope, buyer, door, visits)));
  },
  { as: 'system', of: 'caller' },
);

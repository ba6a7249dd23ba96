import type { Instant } from '@karigar/domain/dates/instant';
import { msg } from '@karigar/domain/msg';
import type { Paise } from '@karigar/domain/money';
import * as z from 'zod/mini';
import { orderPhoneUnproven, orderPriceChanged, slotFull } from '../refusals/order-details.ts';
import { defineCall } from '../define-call.ts';
import { amountField, dateTimeField, idField, numberField } from '../wire/fields.ts';
import { listOf, wholeNumber, words } from '../wire/values.ts';

export type OrderItem = {
  readonly serviceId: number;
  readonly quantity: number;
  /** When the visit begins: one of the day's slots. */
  readonly at: Instant;
  /** Chosen in advance, so they need no approval. */
  readonly addOns: readonly { readonly addOnId: number; readonly quantity: number }[];
};

type Order = {
  readonly addressId: number;
  /** The shown total with add-ons: a different sum is refused with the new one. */
  readonly total: Paise;
  readonly items: readonly OrderItem[];
};

const MOST_ITEMS = 5;
const MOST_ADD_ONS = 50;
const quantityField = numberField(1, 20);
const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.minLength(1), z.maxLength(MOST_ITEMS));
const maybeList = <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(z.array(item).check(z.maxLength(MOST_ADD_ONS)));

const columns = z
  .object({
    addressId: idField,
    total: amountField,
    serviceIds: list(idField),
    quantities: list(quantityField),
    times: list(dateTimeField),
    /** The item of each add-on, counted from 1. */
    addOnItems: maybeList(numberField(1, MOST_ITEMS)),
    addOnIds: maybeList(idField),
    addOnQuantities: maybeList(quantityField),
  })
  .check(
    z.refine(
      ({ serviceIds, quantities, times, addOnItems, addOnIds, addOnQuantities }) =>
        [quantities, times].every((other) => other.length === serviceIds.length) &&
        [addOnItems, addOnQuantities].every((other) => other?.length === addOnIds?.length) &&
        (addOnItems ?? []).every((item) => item <= serviceIds.length),
      'the lists do not fit each other',
    ),
  );

const order = z.codec(columns, z.custom<Order>(), {
  decode: ({ addressId, total, serviceIds, quantities, times, ...more }) => {
    const addOns = (more.addOnIds ?? []).map((addOnId, at) => ({
      item: more.addOnItems?.[at] ?? 0,
      addOnId,
      quantity: more.addOnQuantities?.[at] ?? 1,
    }));
    return {
      addressId,
      total,
      items: serviceIds.map((serviceId, index) => ({
        serviceId,
        quantity: quantities[index] ?? 1,
        at: times[index] ?? 0,
        addOns: addOns
          .filter(({ item }) => item === index + 1)
          .map(({ addOnId, quantity }) => ({ addOnId, quantity })),
      })),
    };
  },
  encode: ({ addressId, total, items }) => {
    const addOns = items.flatMap((item, index) =>
      item.addOns.map((addOn) => ({ ...addOn, item: index + 1 })),
    );
    return {
      addressId,
      total,
      serviceIds: items.map(({ serviceId }) => serviceId),
      quantities: items.map(({ quantity }) => quantity),
      times: items.map(({ at }) => at),
      ...(addOns.length === 0
        ? {}
        : {
            addOnItems: addOns.map(({ item }) => item),
            addOnIds: addOns.map(({ addOnId }) => addOnId),
            addOnQuantities: addOns.map(({ quantity }) => quantity),
          }),
    };
  },
});

/** Books a visit for each item, all or none. An identical order sent again returns the first one. */
export const placeOrder = defineCall({
  name: 'place-order',
  path: 'orders/orders',
  programType: 'placeOrder',
  who: ['customer'],
  writes: true,
  replay: 'reply',
  fields: {
    addressId: 'addressId',
    total: 'total',
    serviceIds: 'serviceIds[]',
    quantities: 'quantities[]',
    times: 'slots[]',
    addOnItems: 'addOnItems[]',
    addOnIds: 'addOnIds[]',
    addOnQuantities: 'addOnQuantities[]',
  },
  input: order,
  output: z.object({
    orderId: wholeNumber,
    bookings: listOf(z.object({ id: wholeNumber, bookingNo: words })),
  }),
  details: { ...orderPhoneUnproven, ...orderPriceChanged, ...slotFull },
  refusals: [
    'order.phone-unproven',
    'order.too-many-open',
    'order.too-many-today',
    'order.too-many-here',
    'address.not-found',
    'area.not-served',
    'service.not-found',
    'add-on.not-found',
    'order.too-long',
    'order.price-changed',
    'slot.not-offered',
    'slot.full',
  ],
  done: msg`Booked.`,
});

import {
  readAddOnStatus,
  writeAddOnStatus,
  type AddOnStatus,
} from '@karigar/domain/bookings/add-ons';
import { times, type Paise } from '@karigar/domain/money';
import * as z from 'zod/mini';
import { amount, maybeAmount, maybeWholeNumber, wholeNumber, words } from '../wire/values.ts';

export type BookingAddOn = {
  readonly id: number;
  /** The catalogue's item that the add-on was made from; other servers may not send it. */
  readonly addOnId: number | null;
  readonly name: string;
  readonly price: Paise;
  readonly quantity: number;
  readonly amount: Paise;
  readonly status: AddOnStatus;
};

const written = z
  .object({
    id: maybeWholeNumber,
    addOnId: maybeWholeNumber,
    name: words,
    price: amount,
    quantity: wholeNumber,
    totalAmount: maybeAmount,
    status: z.nullish(z.union([z.string(), z.number()])),
  })
  .check(z.refine((addOn) => addOn.id !== null || addOn.addOnId !== null, 'no id'));

export const bookingAddOn = z.codec(written, z.custom<BookingAddOn>(), {
  decode: (wire) => ({
    id: wire.id ?? wire.addOnId ?? 0,
    addOnId: wire.addOnId,
    name: wire.name,
    price: wire.price,
    quantity: wire.quantity,
    amount: wire.totalAmount ?? times(wire.price, wire.quantity),
    status: readAddOnStatus(String(wire.status ?? '')),
  }),
  encode: (addOn) => ({
    id: addOn.id,
    addOnId: addOn.addOnId,
    name: addOn.name,
    price: addOn.price,
    quantity: addOn.quantity,
    totalAmount: addOn.amount,
    status: writeAddOnStatus(addOn.status),
  }),
});

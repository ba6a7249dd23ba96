import { msg } from '@karigar/domain/msg';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Paise } from '@karigar/domain/money';
import * as z from 'zod/mini';
import { addOnPriceChanged } from '../refusals/add-on-details.ts';
import { defineCall } from '../define-call.ts';
import {
  amountField,
  bookingRef,
  bookingRefFields,
  claimedTime,
  claimedTimeFields,
  idField,
  numberField,
} from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

export type ProposedAddOn = {
  readonly addOnId: number;
  /** The unit price shown to the serviceman: an outdated one is refused with the new price. */
  readonly shownPrice: Paise;
  /** Sent by callers as unit price or as unit × quantity. It never sets a price. */
  readonly price: Paise;
  readonly quantity: number;
};

const MOST = 50;
const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.minLength(1), z.maxLength(MOST));

const columns = z
  .object({
    ...bookingRef,
    addOnIds: list(idField),
    shownPrices: list(amountField),
    prices: list(amountField),
    quantities: list(numberField(1, 99)),
    ...claimedTime,
  })
  .check(
    z.refine(
      ({ addOnIds, shownPrices, prices, quantities }) =>
        [shownPrices, prices, quantities].every((other) => other.length === addOnIds.length),
      'the four lists differ in length',
    ),
  );

type Proposal = {
  readonly bookingId: number;
  readonly orderId: number;
  readonly items: readonly ProposedAddOn[];
  readonly claimedAt?: Instant | undefined;
};

const proposal = z.codec(columns, z.custom<Proposal>(), {
  decode: ({ bookingId, orderId, addOnIds, shownPrices, prices, quantities, claimedAt }) => ({
    bookingId,
    orderId,
    ...(claimedAt === undefined ? {} : { claimedAt }),
    items: addOnIds.flatMap((addOnId, at) => {
      const [shownPrice, price, quantity] = [shownPrices[at], prices[at], quantities[at]];
      const whole = shownPrice !== undefined && price !== undefined && quantity !== undefined;
      return whole ? [{ addOnId, shownPrice, price, quantity }] : [];
    }),
  }),
  encode: ({ bookingId, orderId, items, claimedAt }) => ({
    bookingId,
    orderId,
    ...(claimedAt === undefined ? {} : { claimedAt }),
    addOnIds: items.map((item) => item.addOnId),
    shownPrices: items.map((item) => item.shownPrice),
    prices: items.map((item) => item.price),
    quantities: items.map((item) => item.quantity),
  }),
});

/** The serviceman proposes add-ons; the customer answers on the customer's own phone. */
export const proposeAddOns = defineCall({
  name: 'propose-add-ons',
  path: 'orders/orders',
  programType: 'addAddOnsToServices',
  spec: 9,
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  queued: true,
  fields: {
    ...bookingRefFields,
    addOnIds: 'addOnIds[]',
    shownPrices: 'oldPrices[]',
    prices: 'prices[]',
    quantities: 'quantity[]',
    ...claimedTimeFields,
  },
  input: proposal,
  output: nothing,
  details: addOnPriceChanged,
  refusals: [
    'booking.not-found',
    'booking.not-assigned',
    'booking.already-ended',
    'booking.already-completed',
    'booking.cancelled',
    'booking.nobody-available',
    'add-on.not-found',
    'add-on.price-changed',
  ],
  done: msg`Add-ons added successfully!`,
});

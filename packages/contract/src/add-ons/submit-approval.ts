import {
  MOST_LINES,
  MOST_PRICE,
  MOST_QUANTITY,
  type ApprovalAnswer,
  type ApprovalLine,
} from '@karigar/domain/bookings/offline-approval';
import type { Instant } from '@karigar/domain/dates/instant';
import { msg } from '@karigar/domain/msg';
import type { Paise } from '@karigar/domain/money';
import * as z from 'zod/mini';
import { addOnPriceChanged } from '../refusals/add-on-details.ts';
import { defineCall } from '../define-call.ts';
import {
  amountField,
  bookingRef,
  bookingRefFields,
  choiceField,
  claimedTime,
  claimedTimeFields,
  dateTimeField,
  idField,
  numberField,
  textField,
} from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.minLength(1), z.maxLength(MOST_LINES));

const columns = z
  .object({
    ...bookingRef,
    nonce: textField(32),
    askedAt: dateTimeField,
    addOnIds: list(idField),
    prices: list(amountField),
    quantities: list(numberField(1, MOST_QUANTITY)),
    total: amountField,
    answer: choiceField({ accepted: '1', rejected: '2' }),
    signature: textField(64),
    ...claimedTime,
  })
  .check(
    z.refine(
      ({ addOnIds, prices, quantities }) =>
        [prices, quantities].every((other) => other.length === addOnIds.length),
      'the three lists differ in length',
    ),
    z.refine(({ prices }) => prices.every((price) => price <= MOST_PRICE), 'a price too high'),
  );

type Submitted = {
  readonly bookingId: number;
  readonly orderId: number;
  readonly nonce: string;
  readonly askedAt: Instant;
  readonly lines: readonly ApprovalLine[];
  readonly total: Paise;
  readonly answer: ApprovalAnswer;
  readonly signature: string;
  readonly claimedAt?: Instant | undefined;
};

const submitted = z.codec(columns, z.custom<Submitted>(), {
  decode: ({ addOnIds, prices, quantities, ...same }) => ({
    ...same,
    lines: addOnIds.flatMap((addOnId, at) => {
      const [price, quantity] = [prices[at], quantities[at]];
      return price === undefined || quantity === undefined ? [] : [{ addOnId, quantity, price }];
    }),
  }),
  encode: ({ lines, ...same }) => ({
    ...same,
    addOnIds: lines.map(({ addOnId }) => addOnId),
    prices: lines.map(({ price }) => price),
    quantities: lines.map(({ quantity }) => quantity),
  }),
});

/**
 * The customer's signed answer to add-ons, given phone to phone without network and submitted by
 * the serviceman. It sets no price: it answers the earlier proposal, line by line.
 */
export const submitApproval = defineCall({
  name: 'submit-approval',
  path: 'orders/addons',
  programType: 'submitApproval',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  queued: true,
  fields: {
    ...bookingRefFields,
    nonce: 'nonce',
    askedAt: 'askedAt',
    addOnIds: 'addOnIds[]',
    prices: 'prices[]',
    quantities: 'quantity[]',
    total: 'amount',
    answer: 'answer',
    signature: 'signature',
    ...claimedTimeFields,
  },
  input: submitted,
  output: nothing,
  details: addOnPriceChanged,
  refusals: [
    'booking.not-found',
    'booking.not-assigned',
    'booking.already-ended',
    'booking.already-completed',
    'booking.cancelled',
    'booking.nobody-available',
    'approval.invalid',
    'approval.used',
    'approval.expired',
    'add-on.not-found',
    'add-on.price-changed',
    'add-on.already-answered',
  ],
  done: msg`The customer’s answer is saved.`,
});

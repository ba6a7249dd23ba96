import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { amount, listOf, wholeNumber, words } from '../wire/values.ts';

const addOn = z.object({ id: wholeNumber, name: words, price: amount });
type AddOn = z.output<typeof addOn>;

/** The list is in `data.data`; some servers send it in `data` itself. */
const nestedList = z.codec(
  z.union([z.object({ data: listOf(addOn) }), listOf(addOn)]),
  z.custom<AddOn[]>(),
  {
    decode: (wire) => (Array.isArray(wire) ? wire : wire.data),
    encode: (list) => ({ data: list }),
  },
);

export const listServiceAddOns = defineCall({
  name: 'list-service-add-ons',
  path: 'orders/addons',
  programType: 'getAddOnListFormServices',
  spec: 8,
  who: ['serviceman', 'customer', 'guest'],
  writes: false,
  fields: { serviceId: 'serviceId' },
  input: z.object({ serviceId: idField }),
  output: nestedList,
  refusals: [],
});

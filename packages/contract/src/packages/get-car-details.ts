import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { listOf, words } from '../wire/values.ts';

export type Car = { readonly company: string; readonly number: string; readonly colour: string };

const car = z.codec(
  z.object({ carCompany: words, carNo: words, carColor: words }),
  z.custom<Car>(),
  {
    decode: (wire) => ({ company: wire.carCompany, number: wire.carNo, colour: wire.carColor }),
    encode: ({ company, number, colour }) => ({
      carCompany: company,
      carNo: number,
      carColor: colour,
    }),
  },
);

/** Called only for a booking with a subscription; screens use the first car. */
export const getCarDetails = defineCall({
  name: 'get-car-details',
  path: 'packages/package',
  programType: 'getCarDetails',
  spec: 11,
  who: ['serviceman', 'customer'],
  writes: false,
  fields: { subscriptionId: 'subscriptionId' },
  input: z.object({ subscriptionId: idField }),
  output: listOf(car),
  refusals: ['subscription.not-found'],
});

import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { amount, flag, listOf, wholeNumber, words } from '../wire/values.ts';
import { BROWSERS, serviceCard } from './service-card.ts';

/** The details of a service. */
const service = z.extend(serviceCard, {
  categoryName: words,
  /** What one unit is, such as 'Each AC'. */
  unit: words,
  /** Days of warranty for the same fault; 0 for none. */
  coverDays: wholeNumber,
  /** Whether it can also be paid by UPI; otherwise only in cash. */
  takesUpi: flag,
  /** Whether it can be paid in the app, and what is asked for before the work, in hundredths of a percent of the price. */
  paysOnline: z.optional(flag),
  advance: z.optional(wholeNumber),
  included: listOf(words),
  notIncluded: listOf(words),
  addOns: listOf(z.object({ id: wholeNumber, name: words, price: amount })),
});
export type ServiceDetails = z.output<typeof service>;

export const getService = defineCall({
  name: 'get-service',
  path: 'catalogue/services',
  programType: 'getServiceDetails',
  who: BROWSERS,
  writes: false,
  fields: { serviceId: 'serviceId' },
  input: z.object({ serviceId: idField }),
  output: service,
  refusals: ['service.not-found'],
});

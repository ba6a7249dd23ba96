import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { wholeNumber } from '../wire/values.ts';

export const getDashboard = defineCall({
  name: 'get-dashboard',
  path: 'orders/dashboard',
  programType: 'getServiceManDashboard',
  spec: 4,
  who: ['serviceman'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: z.object({ todayBookings: wholeNumber, completed: wholeNumber, hold: wholeNumber }),
  refusals: [],
});

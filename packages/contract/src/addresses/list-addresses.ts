import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { listOf } from '../wire/values.ts';
import { savedAddress } from './saved-address.ts';

/** The customer's own addresses, the last used first. */
export const listAddresses = defineCall({
  name: 'list-addresses',
  path: 'users/addresses',
  programType: 'getAddresses',
  who: ['customer'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: listOf(savedAddress),
  refusals: [],
});

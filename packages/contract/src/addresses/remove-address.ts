import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Permanent; bookings keep a copy of the address. */
export const removeAddress = defineCall({
  name: 'remove-address',
  path: 'users/addresses',
  programType: 'removeAddress',
  who: ['customer'],
  writes: true,
  replay: 'reply',
  fields: { addressId: 'id' },
  input: z.object({ addressId: idField }),
  output: nothing,
  refusals: ['address.not-found'],
  done: msg`Address removed.`,
});

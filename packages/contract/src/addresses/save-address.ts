import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { degreesField, idField, textField } from '../wire/fields.ts';
import { wholeNumber } from '../wire/values.ts';

/** Adds an address, or changes one if `id` is given; bookings keep a copy of the address. */
export const saveAddress = defineCall({
  name: 'save-address',
  path: 'users/addresses',
  programType: 'saveAddress',
  who: ['customer'],
  writes: true,
  replay: 'reply',
  fields: {
    addressId: 'id',
    label: 'label',
    contactName: 'contactName',
    flatNo: 'flatNo',
    street: 'street',
    landmark: 'landmark',
    areaId: 'areaId',
    pinCode: 'pinCode',
    latitude: 'latitude',
    longitude: 'longitude',
  },
  input: z.object({
    addressId: z.optional(idField),
    label: textField(40),
    contactName: textField(80),
    flatNo: textField(80),
    street: textField(120),
    landmark: textField(120),
    areaId: idField,
    pinCode: textField(12),
    latitude: degreesField,
    longitude: degreesField,
  }),
  output: z.object({ addressId: wholeNumber }),
  refusals: [
    'address.incomplete',
    'address.pin-code-invalid',
    'area.not-served',
    'address.pin-too-far',
    'address.not-found',
    'address.too-many',
  ],
  done: msg`Address saved.`,
});

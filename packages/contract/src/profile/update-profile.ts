import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { stepUpNeeded } from '../refusals/step-up-details.ts';
import { fileField, textField } from '../wire/fields.ts';
import { pictureRefusals } from '../wire/picture-refusals.ts';
import { nothing } from '../wire/values.ts';

export const updateProfile = defineCall({
  name: 'update-profile',
  path: 'users/usersDetails',
  programType: 'profileUpdate',
  spec: 22,
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: {
    firstName: 'firstName',
    lastName: 'lastName',
    email: 'email',
    phone: 'phone',
    address: 'address',
    picture: 'file',
  },
  input: z.object({
    firstName: textField(100),
    lastName: textField(100),
    email: textField(254),
    phone: textField(20),
    address: textField(500),
    picture: z.optional(fileField),
  }),
  output: nothing,
  details: stepUpNeeded,
  refusals: [
    'name.missing',
    'phone.invalid',
    'phone.taken',
    'email.invalid',
    'email.taken',
    'step-up.needed',
    'step-up.phone-needed',
    'step-up.too-new',
    'phone.proof-needed',
    'email.proof-needed',
    ...pictureRefusals,
  ],
  done: msg`Profile updated.`,
});

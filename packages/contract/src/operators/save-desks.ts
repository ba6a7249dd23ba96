import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { reasonFields, writtenReason } from '../wire/console-fields.ts';
import { idField } from '../wire/fields.ts';
import { maybeWords } from '../wire/values.ts';
import { desksField } from './invite.ts';

/** Changes desks and city of an operator: what is taken goes at once, what is given waits for a second person. */
export const saveDesks = defineCall({
  name: 'save-desks',
  path: 'console/operators',
  programType: 'saveDesks',
  who: ['operator'],
  desks: ['admin'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: {
    accountId: 'accountId',
    desks: 'desks[]',
    seen: 'seen[]',
    cityId: 'cityId',
    ...reasonFields,
  },
  input: z.object({
    accountId: idField,
    desks: desksField,
    /** The desks that the admin saw: a change never lands on an operator who changed since. */
    seen: desksField,
    /** Without it every city. */
    cityId: z.optional(idField),
    ...writtenReason,
  }),
  /** The number under which the second person finds what waits; null where nothing does. */
  output: z.object({ countersign: maybeWords }),
  refusals: [
    'operator.not-found',
    'operator.yourself',
    'operator.changed',
    'operator.desks-apart',
    'operator.city-unknown',
    'operator.last-admin',
    'console.reason-missing',
  ],
  done: msg`Saved.`,
});

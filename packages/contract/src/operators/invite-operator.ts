import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { reasonFields, writtenReason } from '../wire/console-fields.ts';
import { idField, textField } from '../wire/fields.ts';
import { words } from '../wire/values.ts';
import { desksField } from './invite.ts';

/** Asks to invite somebody, or a known operator to another desk or passkey. Once a second person agrees, the link is mailed. */
export const inviteOperator = defineCall({
  name: 'invite-operator',
  path: 'console/operators',
  programType: 'inviteOperator',
  who: ['operator'],
  desks: ['admin'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: { email: 'email', name: 'name', desks: 'desks[]', cityId: 'cityId', ...reasonFields },
  input: z.object({
    email: textField(254),
    name: textField(100),
    desks: desksField,
    /** Without it every city. */
    cityId: z.optional(idField),
    ...writtenReason,
  }),
  /** The number under which the second person finds it. */
  output: z.object({ countersign: words }),
  refusals: [
    'email.invalid',
    'operator.name-missing',
    'operator.no-desk',
    'operator.desks-apart',
    'operator.city-unknown',
    'operator.yourself',
    'console.reason-missing',
  ],
  done: msg`Asked. A second person must agree.`,
});

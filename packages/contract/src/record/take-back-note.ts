import { NOTE_DESKS } from '@karigar/domain/console/record';
import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Takes back the caller's own note of the last seconds. */
export const takeBackNote = defineCall({
  name: 'take-back-note',
  path: 'console/bookings',
  programType: 'takeBackNote',
  who: ['operator'],
  desks: NOTE_DESKS,
  writes: true,
  replay: 'reply',
  fields: { id: 'id' },
  input: z.object({ id: idField }),
  output: nothing,
  refusals: ['note.undo-over'],
  done: msg`Note taken back.`,
});

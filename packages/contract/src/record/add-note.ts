import { LONGEST_NOTE, NOTE_DESKS } from '@karigar/domain/console/record';
import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, textField } from '../wire/fields.ts';
import { wholeNumber } from '../wire/values.ts';

/** Words for the team on a booking; customer and serviceman do not see them. */
export const addNote = defineCall({
  name: 'add-note',
  path: 'console/bookings',
  programType: 'addNote',
  who: ['operator'],
  desks: NOTE_DESKS,
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, words: 'words' },
  input: z.object({ ...bookingRef, words: textField(LONGEST_NOTE) }),
  output: z.object({ id: wholeNumber }),
  refusals: ['booking.not-found', 'note.empty'],
  done: msg`Note added.`,
});

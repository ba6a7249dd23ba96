import { addNote } from '@karigar/contract/record/add-note';
import { readNote } from '@karigar/domain/console/record';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { readOwnBooking } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { insertNote } from '../note-store.ts';

/** The words are in the note alone, not in the audit. */
export const addNoteHandler = defineHandler(
  addNote,
  async ({ words: written, ...ref }, scope) => {
    const { tx, who, now } = scope;
    const booking = await readOwnBooking(scope, ref);
    if (booking === null) return refused('booking.not-found');
    const words = readNote(written);
    if (words === null) return refused('note.empty');
    const note = { bookingId: booking.id, by: accountOf(who), at: new Date(now), words };
    return accepted({ id: await insertNote(tx, note) });
  },
  { as: 'ops' },
);

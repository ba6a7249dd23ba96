import { takeBackNote } from '@karigar/contract/record/take-back-note';
import { mayTakeBackNote } from '@karigar/domain/console/record';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { deleteNote, findNote } from '../note-store.ts';

export const takeBackNoteHandler = defineHandler(
  takeBackNote,
  async ({ id }, { tx, who, now, note }) => {
    const written = await findNote(tx, id);
    if (written === null) return refused('note.undo-over');
    note({ bookingId: written.booking_id });
    const of = { by: written.written_by, at: written.written_at.getTime() };
    if (!mayTakeBackNote(of, accountOf(who), now)) return refused('note.undo-over');
    return (await deleteNote(tx, id)) ? accepted(null) : refused('note.undo-over');
  },
  { as: 'ops' },
);

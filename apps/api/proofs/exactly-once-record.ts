import { addNote } from '@karigar/contract/record/add-note';
import { readReply } from '@karigar/contract/wire/read-reply';
import { createPerson } from '#testing/fresh-people';
import type { Prepare } from './exactly-once-prepared.ts';
import { openSession, type Stage } from './exactly-once-stage.ts';

const ofOperator = async ({ app, booking }: Stage) => {
  const { bookingId, orderId } = await booking('assigned');
  const caller = await createPerson(app.look, 'operator', app.now());
  return { caller, bookingId, ref: { bookingId: String(bookingId), mainId: String(orderId) } };
};

/** Writes on a booking's record. */
export const RECORD_WRITES: Readonly<Record<string, Prepare>> = {
  'add-note': async (stage) => {
    const { caller, bookingId, ref } = await ofOperator(stage);
    const fields = { ...ref, words: 'The gate is at the back' };
    return { caller, fields, effect: 'notes', subject: bookingId };
  },
  'take-back-note': async (stage) => {
    const { caller, ref } = await ofOperator(stage);
    const token = await openSession(stage.app, caller);
    const { body } = await stage.app.sendFields(
      addNote,
      { ...ref, words: 'Wrong booking' },
      { token },
    );
    const note = readReply(addNote, body);
    if (note.kind !== 'ok') throw new Error('no note');
    return {
      caller,
      fields: { id: String(note.data.id) },
      effect: 'notesTakenBack',
      subject: caller.id,
    };
  },
  'call-person': async (stage) => {
    const { caller, ref } = await ofOperator(stage);
    const fields = { ...ref, side: 'customer', reason: 'The serviceman is at the gate' };
    return { caller, fields, effect: 'peopleCalled', subject: caller.id };
  },
};

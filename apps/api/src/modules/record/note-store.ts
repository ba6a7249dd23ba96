import type { Statement, Transaction } from '#platform/db';

const INSERT: Statement = {
  name: 'insert-note',
  text: `INSERT INTO notes (booking_id, written_by, written_at, words) VALUES ($1, $2, $3, $4) RETURNING id`,
};

export const insertNote = async (
  tx: Transaction,
  note: {
    readonly bookingId: number;
    readonly by: number;
    readonly at: Date;
    readonly words: string;
  },
): Promise<number> => {
  const values = [note.bookingId, note.by, note.at, note.words];
  const [row] = await tx.rows<{ id: number }>(INSERT, values);
  if (row === undefined) throw new Error('nothing was written');
  return row.id;
};

export type WrittenNote = {
  readonly booking_id: number;
  readonly written_by: number;
  readonly written_at: Date;
};

const FIND: Statement = {
  name: 'find-note',
  text: 'SELECT booking_id, written_by, written_at FROM notes WHERE id = $1',
};

export const findNote = async (tx: Transaction, id: number): Promise<WrittenNote | null> =>
  (await tx.rows<WrittenNote>(FIND, [id]))[0] ?? null;

const DELETE: Statement = {
  name: 'delete-note',
  text: 'DELETE FROM notes WHERE id = $1 RETURNING id',
};

/** Returns whether it was there: of two at once one deletes it. */
export const deleteNote = async (tx: Transaction, id: number): Promise<boolean> =>
  (await tx.rows<{ id: number }>(DELETE, [id])).length > 0;

import type { Statement, Transaction } from '#platform/db';

/** Every column that names a file. A new column needs its entry here; a test compares. */
export const FILE_COLUMNS = [
  ['profiles', 'picture_key'],
  ['kyc_documents', 'image_key'],
  ['chat_messages', 'picture_key'],
  ['notifications', 'image_key'],
  ['booking_events', 'picture_key'],
] as const;

const USED = FILE_COLUMNS.map(
  ([table, column]) => `EXISTS (SELECT FROM ${table} WHERE ${column} = f.key)`,
).join(' OR ');

const ADOPT: Statement = {
  name: 'adopt-files',
  text: `INSERT INTO stored_files (key, put_at) SELECT key, $2 FROM unnest($1::text[]) AS key
    ON CONFLICT DO NOTHING`,
};

/** Inserts rows for files without one, as after a restore of the database: their age starts now. */
export const adoptFiles = async (
  tx: Transaction,
  keys: readonly string[],
  now: Date,
): Promise<void> => void (await tx.rows(ADOPT, [keys, now]));

const LOOK: Statement = {
  name: 'look-at-files',
  text: `SELECT key, put_at < $3 AND NOT (${USED}) AS unused
    FROM (SELECT key, put_at FROM stored_files WHERE key > $1 ORDER BY key LIMIT $2) AS f
    ORDER BY key`,
};

export const lookAtFiles = (
  tx: Transaction,
  after: string,
  most: number,
  before: Date,
): Promise<{ readonly key: string; readonly unused: boolean }[]> =>
  tx.rows(LOOK, [after, most, before]);

const HOLD: Statement = {
  name: 'hold-unused-file',
  text: `SELECT FROM stored_files f WHERE key = $1 AND put_at < $2 AND NOT (${USED}) FOR UPDATE`,
};

/** Locks the row, so that a put of the same file waits; false when the file is used again. */
export const holdUnusedFile = async (
  tx: Transaction,
  key: string,
  before: Date,
): Promise<boolean> => (await tx.rows(HOLD, [key, before])).length > 0;

const FORGET: Statement = {
  name: 'forget-file',
  text: `DELETE FROM stored_files WHERE key = $1`,
};

export const forgetFile = async (tx: Transaction, key: string): Promise<void> =>
  void (await tx.rows(FORGET, [key]));

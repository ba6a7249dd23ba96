import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Statement, Transaction } from './db.ts';

/** Different pictures per account and day. Sending the same picture again, after a bad connection, is free. */
const PICTURES_A_DAY = 20;
const TRIES_A_DAY = 100;

const TAKE: Statement = {
  name: 'take-upload',
  text: `INSERT INTO upload_days AS u (account_id, day, pictures, tries) VALUES ($1, $2, ARRAY[$3], 1)
    ON CONFLICT (account_id, day) DO UPDATE SET tries = u.tries + 1,
      pictures = CASE WHEN $3 = ANY (u.pictures) THEN u.pictures ELSE u.pictures || $3 END
    WHERE u.tries < $5 AND ($3 = ANY (u.pictures) OR cardinality(u.pictures) < $4)
    RETURNING 1`,
};

/** Counts a picture before it is decoded; false when the daily limit is reached. */
export const takeUpload = async (
  tx: Transaction,
  accountId: number,
  day: IndiaDay,
  picture: string,
): Promise<boolean> => {
  const taken = await tx.rows(TAKE, [accountId, day, picture, PICTURES_A_DAY, TRIES_A_DAY]);
  return taken.length > 0;
};

const NOTE: Statement = {
  name: 'note-file',
  text: `INSERT INTO stored_files (key, put_at) VALUES ($1, $2)
    ON CONFLICT (key) DO UPDATE SET put_at = greatest(stored_files.put_at, excluded.put_at)`,
};

/** Called before the file is put. A sweeper that is removing the same file holds the row lock until it is done. */
export const noteFile = async (tx: Transaction, key: string, at: Date): Promise<void> =>
  void (await tx.rows(NOTE, [key, at]));

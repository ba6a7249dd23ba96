import { hash } from 'node:crypto';
import { dayOf } from '@karigar/domain/dates/india-day';
import { accepted, refused, type Result } from '@karigar/domain/result';
import type { Clock } from './clock.ts';
import { SYSTEM, type Database } from './db.ts';
import { keyOf, type Files } from './files.ts';
import type { ImageWorkers, ReencodeRefusal } from './image-workers.ts';
import { looksLikePicture, MOST_UPLOAD_BYTES } from './picture-head.ts';
import { noteFile, takeUpload } from './upload-store.ts';

export type PictureRefusal = ReencodeRefusal | 'file.too-many-today';

export type Pictures = {
  /** Stores our re-encoding of an upload and returns its key. */
  readonly keep: (upload: File, accountId: number) => Promise<Result<string, PictureRefusal>>;
};

/** The only path of an upload into the store: check size, count, re-encode, note, put. */
export const createPictures = (parts: {
  readonly files: Files;
  readonly imageWorkers: ImageWorkers;
  readonly database: Database;
  readonly clock: Clock;
}): Pictures => {
  const { files, imageWorkers, database, clock } = parts;
  return {
    keep: async (upload, accountId) => {
      if (upload.size > MOST_UPLOAD_BYTES) return refused('file.too-large');
      const bytes = await upload.bytes();
      if (!looksLikePicture(bytes)) return refused('file.not-an-image');
      const now = clock();
      const taken = await database.transaction(SYSTEM, (tx) =>
        takeUpload(tx, accountId, dayOf(now), hash('sha256', bytes)),
      );
      if (!taken) return refused('file.too-many-today');
      const reencoded = await imageWorkers.reencode(bytes);
      if (!reencoded.ok) return reencoded;
      const key = keyOf(reencoded.value.bytes, 'webp');
      await database.transaction(SYSTEM, (tx) => noteFile(tx, key, new Date(clock())));
      return accepted(await files.put(reencoded.value.bytes, 'webp'));
    },
  };
};

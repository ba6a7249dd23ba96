import { hash } from 'node:crypto';
import { dayOf } from '@karigar/domain/dates/india-day';
import { accepted, refused, type Result } from '@karigar/domain/result';
import type { Clock } from './clock.ts';
import { SYSTEM, type Database } from './db.ts';
import { keyOf, type Files } from './files.ts';
import type { Painters, PaintRefusal } from './painters.ts';
import { looksLikePicture, MOST_UPLOAD_BYTES } from './picture-head.ts';
import { noteFile, takeUpload } from './upload-store.ts';

export type PictureRefusal = PaintRefusal | 'file.too-many-today';

export type Pictures = {
  /** Keeps an upload as our own re-encoding of it and answers its key. */
  readonly keep: (upload: File, accountId: number) => Promise<Result<string, PictureRefusal>>;
};

/** The one way of a stranger's picture into the store: weigh, count, paint anew, note, put. */
export const createPictures = (parts: {
  readonly files: Files;
  readonly painters: Painters;
  readonly database: Database;
  readonly clock: Clock;
}): Pictures => {
  const { files, painters, database, clock } = parts;
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
      const painted = await painters.paint(bytes);
      if (!painted.ok) return painted;
      const key = keyOf(painted.value.bytes, 'webp');
      await database.transaction(SYSTEM, (tx) => noteFile(tx, key, new Date(clock())));
      return accepted(await files.put(painted.value.bytes, 'webp'));
    },
  };
};

import { hash } from 'node:crypto';
import { dayOf } from '@karigar/domain/dates/india-day';
import { showsAadhaar } from '@karigar/domain/documents/readable-aadhaar';
import { accepted, refused, type Result } from '@karigar/domain/result';
import type { Clock } from './clock.ts';
import { SYSTEM, type Database } from './db.ts';
import { keyOf, type Files } from './files.ts';
import type { ImageWorkers, ReencodeRefusal } from './image-workers.ts';
import { looksLikePicture, MOST_UPLOAD_BYTES } from './picture-head.ts';
import type { PictureReader } from './picture-reader.ts';
import { sealBytes } from './sealed-bytes.ts';
import { noteFile, takeUpload } from './upload-store.ts';
import type { Vault } from './vault.ts';

export type PictureRefusal = ReencodeRefusal | 'file.too-many-today';

/** Why a picture of a document is not stored: a whole Aadhaar number can be read in it, or nothing could look. */
export type DocumentRefusal = PictureRefusal | 'kyc.aadhaar-readable' | 'kyc.picture-not-checked';

/** A stored picture that opens only with its data key, which the vault encrypted for one place. */
export type SealedPicture = { readonly key: string; readonly dataKeySealed: string };

/** `where` is the place of the data key. `mayBeUnread` is for a machine without a text reader. */
export type DocumentPlace = { readonly where: string; readonly mayBeUnread: boolean };

type PictureFault = 'aadhaar-readable' | 'unread' | 'no-reader';

/** The file extension tells an encrypted picture from a plain one, which a file link may serve. */
export const SEALED_EXTENSION = 'sealed';

export type Pictures = {
  /** Stores our re-encoding of an upload and returns its key. */
  readonly keep: (upload: File, accountId: number) => Promise<Result<string, PictureRefusal>>;
  /** The same for a document, read and then encrypted with a data key of its own. */
  readonly keepDocument: (
    upload: File,
    accountId: number,
    document: DocumentPlace,
  ) => Promise<Result<SealedPicture, DocumentRefusal>>;
  /** Null when no whole Aadhaar number can be read in one of our pictures. */
  readonly faultOf: (picture: Uint8Array) => Promise<PictureFault | null>;
  /** Encrypts and stores a picture that we encoded before. */
  readonly seal: (picture: Uint8Array, where: string) => Promise<SealedPicture>;
};

/** The only path of an upload into the store: check size, count, re-encode, note, put. */
export const createPictures = (parts: {
  readonly files: Files;
  readonly imageWorkers: ImageWorkers;
  readonly pictureReader: PictureReader;
  readonly vault: Pick<Vault, 'seal'>;
  readonly database: Database;
  readonly clock: Clock;
}): Pictures => {
  const { files, imageWorkers, pictureReader, vault, database, clock } = parts;

  const reencode = async (
    upload: File,
    accountId: number,
  ): Promise<Result<Uint8Array, PictureRefusal>> => {
    if (upload.size > MOST_UPLOAD_BYTES) return refused('file.too-large');
    const bytes = await upload.bytes();
    if (!looksLikePicture(bytes)) return refused('file.not-an-image');
    const taken = await database.transaction(SYSTEM, (tx) =>
      takeUpload(tx, accountId, dayOf(clock()), hash('sha256', bytes)),
    );
    if (!taken) return refused('file.too-many-today');
    const reencoded = await imageWorkers.reencode(bytes);
    return reencoded.ok ? accepted(reencoded.value.bytes) : reencoded;
  };

  const faultOf = async (picture: Uint8Array): Promise<PictureFault | null> => {
    const turned = await imageWorkers.turn(picture);
    if (turned === null) return 'unread';
    const reading = await pictureReader.read(turned);
    if (reading.kind === 'missing') return 'no-reader';
    if (reading.kind === 'failed') return 'unread';
    return reading.texts.some(showsAadhaar) ? 'aadhaar-readable' : null;
  };

  const put = async (bytes: Uint8Array, extension: string): Promise<string> => {
    const key = keyOf(bytes, extension);
    await database.transaction(SYSTEM, (tx) => noteFile(tx, key, new Date(clock())));
    return files.put(bytes, extension);
  };

  const seal = async (picture: Uint8Array, where: string): Promise<SealedPicture> => {
    const { bytes, dataKeySealed } = sealBytes(vault, picture, where);
    return { key: await put(bytes, SEALED_EXTENSION), dataKeySealed };
  };

  return {
    keep: async (upload, accountId) => {
      const picture = await reencode(upload, accountId);
      return picture.ok ? accepted(await put(picture.value, 'webp')) : picture;
    },
    keepDocument: async (upload, accountId, { where, mayBeUnread }) => {
      const picture = await reencode(upload, accountId);
      if (!picture.ok) return picture;
      const fault = await faultOf(picture.value);
      if (fault === 'aadhaar-readable') return refused('kyc.aadhaar-readable');
      if (fault === 'unread' || (fault === 'no-reader' && !mayBeUnread))
        return refused('kyc.picture-not-checked');
      return accepted(await seal(picture.value, where));
    },
    faultOf,
    seal,
  };
};

import type { Context } from '#context';
import { openBytes } from '#platform/sealed-bytes';
import { SEALED_EXTENSION } from '#platform/pictures';
import type { DocumentRow } from './kyc-store.ts';

/** Where the vault keeps the data key of a document's picture. */
export const pictureKeyAt = (documentId: number): string =>
  `kyc_documents.image_data_key:${documentId}`;

/** Whether the picture's file is encrypted; files of an older server are not until the worker encrypts them. */
const isSealedPicture = (imageKey: string): boolean => imageKey.endsWith(`.${SEALED_EXTENSION}`);

/** The picture of a document as WebP; null where there is none. */
export const openPicture = async (
  { files, vault }: Pick<Context, 'files' | 'vault'>,
  { id, image_key, image_data_key_sealed }: PictureRow,
): Promise<Uint8Array | null> => {
  const bytes = image_key === null ? null : await files.read(image_key);
  if (bytes === null || image_key === null || !isSealedPicture(image_key)) return bytes;
  if (image_data_key_sealed === null) throw new Error(`the picture of document ${id} has no key`);
  return openBytes(vault, { bytes, dataKeySealed: image_data_key_sealed }, pictureKeyAt(id));
};

export type PictureRow = Pick<DocumentRow, 'id' | 'image_key' | 'image_data_key_sealed'>;

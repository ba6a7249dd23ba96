import { accepted, type Result } from '@karigar/domain/result';
import type { Files } from './files.ts';
import { readPicture, type PictureRefusal } from './images.ts';

/** Keeps an upload as our own re-encoding of it and answers its key. */
export const keepPicture = async (
  files: Files,
  upload: File,
): Promise<Result<string, PictureRefusal>> => {
  const picture = await readPicture(await upload.bytes());
  return picture.ok ? accepted(await files.put(picture.value.bytes, 'webp')) : picture;
};

export const pictureUrl = (key: string | null): string | null =>
  key === null ? null : `/files/${key}`;

import sharp from 'sharp';
import { accepted, refused, type Result } from '@karigar/domain/result';
import { looksLikePicture, MOST_UPLOAD_BYTES } from './picture-head.ts';

export type Picture = {
  readonly bytes: Uint8Array;
  readonly type: 'image/webp';
  readonly width: number;
  readonly height: number;
};

export type ImageRefusal = 'file.not-an-image' | 'file.too-large';

const MOST_PIXELS = 25_000_000;
const LONGEST_SIDE = 1_600;
const SECONDS = 10;

// For the whole process: files that pass the check of the first bytes reach no other decoder.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Each upload is read once, so a cache would only hold memory.
sharp.cache(false);

const pixelsOf = async (bytes: Uint8Array): Promise<number> => {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return width * height;
};

const encode = async (bytes: Uint8Array): Promise<Picture> => {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, type: 'image/webp', width: info.width, height: info.height };
};

/**
 * Stores only our own re-encoding: upright, scaled down and without metadata. Untrusted bytes reach
 * a large library here, so this runs only in an image worker.
 */
export const readPicture = async (bytes: Uint8Array): Promise<Result<Picture, ImageRefusal>> => {
  if (bytes.length > MOST_UPLOAD_BYTES) return refused('file.too-large');
  if (!looksLikePicture(bytes)) return refused('file.not-an-image');
  try {
    if ((await pixelsOf(bytes)) > MOST_PIXELS) return refused('file.too-large');
    return accepted(await encode(bytes));
  } catch {
    return refused('file.not-an-image');
  }
};

import sharp from 'sharp';
import { accepted, refused, type Result } from '@karigar/domain/result';
import { atMost } from './at-most.ts';

export type Picture = {
  readonly bytes: Uint8Array;
  readonly type: 'image/webp';
  readonly width: number;
  readonly height: number;
};

export type PictureRefusal = 'file.not-an-image' | 'file.too-large';

const MOST_BYTES = 5 * 1024 * 1024;
const MOST_PIXELS = 25_000_000;
const LONGEST_SIDE = 1_600;
const SECONDS = 10;

// For the whole process: whatever slips past the first bytes meets no other reader.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Each upload is read once: kept pictures would only hold memory.
sharp.cache(false);

const twoAtATime = atMost(2);

const startsWith = (bytes: Uint8Array, at: number, ...expected: number[]): boolean =>
  expected.every((byte, index) => bytes[at + index] === byte);

const looksLikePicture = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0, 0xff, 0xd8, 0xff) ||
  startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
  (startsWith(bytes, 0, 0x52, 0x49, 0x46, 0x46) && startsWith(bytes, 8, 0x57, 0x45, 0x42, 0x50));

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

/** Only what we painted ourselves is kept: upright, small enough, and without a word of metadata. */
export const readPicture = async (bytes: Uint8Array): Promise<Result<Picture, PictureRefusal>> => {
  if (bytes.length > MOST_BYTES) return refused('file.too-large');
  if (!looksLikePicture(bytes)) return refused('file.not-an-image');
  return twoAtATime(async () => {
    try {
      if ((await pixelsOf(bytes)) > MOST_PIXELS) return refused('file.too-large');
      return accepted(await encode(bytes));
    } catch {
      return refused('file.not-an-image');
    }
  });
};

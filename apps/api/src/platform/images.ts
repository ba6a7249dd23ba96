import { join } from 'node:path';
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

/** Long enough for the digits of a photographed card. A reader misses some legible digits at any one size, but not at both. */
const READ_SIDES = [1_200, 900] as const;
const QUARTER_TURNS = [0, 90, 180, 270] as const;

/** One of our own pictures in two sizes, each upright and at each quarter turn, for a text reader: grey, as PNG. */
export const turnPicture = async (bytes: Uint8Array): Promise<Uint8Array[]> => {
  const turned: Uint8Array[] = [];
  for (const side of READ_SIDES) {
    const grey = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .timeout({ seconds: SECONDS })
      .resize({ width: side, height: side, fit: 'inside' })
      .greyscale()
      .png({ compressionLevel: 1 })
      .toBuffer();
    for (const degrees of QUARTER_TURNS)
      turned.push(
        await sharp(grey).rotate(degrees).greyscale().png({ compressionLevel: 1 }).toBuffer(),
      );
  }
  return turned;
};

const escapeMarkup = (words: string): string =>
  words.replaceAll(/[<>&]/g, (sign) => `&#${sign.codePointAt(0)};`);

const MARK_FONT = join(import.meta.dirname, 'pdf/fonts/anek-latin-700.ttf');

/** The words over the whole picture, slanted and half transparent, light with a dark edge: readable on any ground. */
export const markPicture = async (bytes: Uint8Array, words: string): Promise<Uint8Array> => {
  const { width, height } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
  const dpi = Math.max(40, Math.round(Math.min(width, height) / 8));
  const write = (colour: string): Promise<Buffer> =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${escapeMarkup(words)}</span>`,
        font: 'Anek Latin',
        fontfile: MARK_FONT,
        rgba: true,
        dpi,
      },
    })
      .png()
      .toBuffer();
  const light = await write('#ffffffb0');
  const about = await sharp(light).metadata();
  const line = await sharp({
    create: {
      width: about.width + 40,
      height: about.height + 60,
      channels: 4,
      background: '#00000000',
    },
  })
    .composite([
      { input: await write('#000000b0'), left: 22, top: 32 },
      { input: light, left: 20, top: 30 },
    ])
    .png()
    .toBuffer();
  const slanted = await sharp(line)
    .rotate(-20, { background: '#00000000' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const tile =
    slanted.info.width <= width && slanted.info.height <= height
      ? slanted.data
      : await sharp(slanted.data).resize({ width, height, fit: 'inside' }).png().toBuffer();
  return sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .timeout({ seconds: SECONDS })
    .composite([{ input: tile, tile: true }])
    .webp({ quality: 80 })
    .toBuffer();
};

import sharp from 'sharp';
import { keyOf, type Files } from '#platform/files';
import type { PersonName } from './people.ts';

type Colour = readonly [red: number, green: number, blue: number];
/** The colour at a point of a square from 0 to 1. */
type Drawing = (x: number, y: number) => Colour;

const SIZE = 256;
const CREAM: Colour = [250, 243, 230];
const INK: Colour = [58, 46, 40];

const isIn = (x: number, y: number, [centreX, centreY, radius]: readonly number[]): boolean =>
  Math.hypot(x - (centreX ?? 0), y - (centreY ?? 0)) < (radius ?? 0);

/** A head and shoulders. */
const person =
  (shirt: Colour, skin: Colour): Drawing =>
  (x, y) => {
    if (isIn(x, y, [0.5, 0.28, 0.13]) && y < 0.3) return INK;
    if (isIn(x, y, [0.5, 0.38, 0.17])) return skin;
    return isIn(x, y, [0.5, 1, 0.4]) ? shirt : CREAM;
  };

/** A card with a band, a photograph and lines; a blurred one has no readable lines. */
const card =
  (band: Colour, isReadable: boolean): Drawing =>
  (x, y) => {
    if (y < 0.2) return band;
    if (x > 0.08 && x < 0.34 && y > 0.32 && y < 0.72) return [208, 196, 180];
    const isLine = x > 0.42 && x < 0.92 && y > 0.32 && y < 0.76 && y % 0.12 < 0.04;
    return isLine && isReadable ? INK : CREAM;
  };

const DRAWINGS = {
  suresh: person([196, 90, 42], [176, 124, 84]),
  imran: person([46, 92, 110], [192, 140, 100]),
  asha: person([160, 50, 90], [200, 150, 112]),
  rohan: person([70, 110, 60], [184, 132, 92]),
  priya: person([110, 70, 140], [196, 146, 108]),
  aadhaar: card([222, 120, 50], true),
  'driving-licence': card([60, 90, 140], false),
} as const satisfies Record<PersonName, Drawing> & Record<string, Drawing>;

type PictureName = keyof typeof DRAWINGS;

const paint = (drawing: Drawing): Promise<Buffer> => {
  const pixels = Array.from({ length: SIZE * SIZE }, (_, at) =>
    drawing((at % SIZE) / SIZE, Math.floor(at / SIZE) / SIZE),
  );
  const raw = { width: SIZE, height: SIZE, channels: 3 } as const;
  return sharp(Uint8Array.from(pixels.flat()), { raw }).webp({ quality: 80 }).toBuffer();
};

const painted = async (): Promise<[PictureName, Buffer][]> =>
  Promise.all(
    Object.entries(DRAWINGS).map(async ([name, drawing]): Promise<[PictureName, Buffer]> => [
      name as PictureName,
      await paint(drawing),
    ]),
  );

export type DemoPictureKeys = Readonly<Record<PictureName, string>>;

/** Deterministic, so that rows and files can be made separately. */
export const demoPictureKeys = async (): Promise<DemoPictureKeys> =>
  Object.fromEntries(
    (await painted()).map(([name, bytes]) => [name, keyOf(bytes, 'webp')]),
  ) as DemoPictureKeys;

/** Writes the files that the demo world's rows name. */
export const putDemoPictures = async (files: Files): Promise<void> => {
  for (const [, bytes] of await painted()) await files.put(bytes, 'webp');
};

/** A rectangle over a picture, in shares of its width and height. */
export type Cover = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Where the first eight digits of a card's number usually are. */
export const FIRST_COVER: Cover = { x: 0.25, y: 0.72, width: 0.33, height: 0.12 };

const LEAST_SIDE = 0.04;

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The cover moved by a share of the picture; it stays inside. */
export const moveCover = (cover: Cover, right: number, down: number): Cover => ({
  ...cover,
  x: between(0, cover.x + right, 1 - cover.width),
  y: between(0, cover.y + down, 1 - cover.height),
});

/** The cover with its lower right corner moved; it stays inside and can still be seen. */
export const resizeCover = (cover: Cover, wider: number, higher: number): Cover => ({
  ...cover,
  width: between(LEAST_SIDE, cover.width + wider, 1 - cover.x),
  height: between(LEAST_SIDE, cover.height + higher, 1 - cover.y),
});

const STEP = 0.02;
const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** What a key does: arrows move, with Shift they resize. Null for any other key. */
export const coverByKey = (cover: Cover, key: string, isShift: boolean): Cover | null => {
  const step = STEPS[key];
  if (step === undefined) return null;
  return isShift ? resizeCover(cover, ...step) : moveCover(cover, ...step);
};

/** The picture with the cover painted into it, solid: nothing below it is in the file. */
export const paintCover = async (picture: Blob, cover: Cover): Promise<File> => {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new TypeError('No canvas to paint on');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  context.fillStyle = '#000';
  context.fillRect(
    Math.floor(cover.x * width),
    Math.floor(cover.y * height),
    Math.ceil(cover.width * width),
    Math.ceil(cover.height * height),
  );
  const painted = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  return new File([painted], 'picture.jpg', { type: painted.type });
};

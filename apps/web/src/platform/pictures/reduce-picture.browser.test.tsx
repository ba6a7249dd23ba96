import { expect, it, vi } from 'vitest';
import { aPhoto, turned } from '#testing/photos';
import { reducePicture } from './reduce-picture.ts';

const reduced = async (file: File) => {
  const result = await reducePicture(file);
  if (!result.ok) throw new Error(result.refusal);
  const { width, height } = await createImageBitmap(result.value);
  return { file: result.value, width, height };
};

const wordsIn = async (file: File): Promise<string> =>
  new TextDecoder('latin1').decode(await file.bytes());

it('reduces a photo of 12 megapixels to 300 kB or less, in a worker', async () => {
  const photo = await aPhoto(4000, 3000);
  expect(photo.size).toBeGreaterThan(2_000_000);
  const here = vi.spyOn(globalThis, 'createImageBitmap');
  const result = await reducePicture(photo);
  expect(here).not.toHaveBeenCalled();
  here.mockRestore();
  if (!result.ok) throw new Error(result.refusal);
  expect(result.value.size).toBeLessThanOrEqual(300_000);
  expect(result.value).toMatchObject({ name: 'picture.jpg', type: 'image/jpeg' });
  const { width, height } = await createImageBitmap(result.value);
  expect(Math.max(width, height)).toBeLessThanOrEqual(1600);
  expect(width / height).toBeCloseTo(4 / 3, 2);
});

it('turns a photo upright, and removes its orientation tag', async () => {
  const photo = await turned(await aPhoto(400, 300));
  expect(await wordsIn(photo)).toContain('Exif');
  const { file, width, height } = await reduced(photo);
  expect([width, height]).toEqual([300, 400]);
  expect(await wordsIn(file)).not.toContain('Exif');
});

it('enlarges no picture, and puts a transparent one on white', async () => {
  const canvas = new OffscreenCanvas(20, 10);
  canvas.getContext('2d')?.clearRect(0, 0, 20, 10);
  const clear = new File([await canvas.convertToBlob()], 'sign.png', { type: 'image/png' });
  const { file, width, height } = await reduced(clear);
  expect([width, height]).toEqual([20, 10]);
  const seen = new OffscreenCanvas(20, 10).getContext('2d');
  seen?.drawImage(await createImageBitmap(file), 0, 0);
  expect(seen?.getImageData(5, 5, 1, 1).data).toEqual(new Uint8ClampedArray([255, 255, 255, 255]));
});

it.each([
  ['a text', new File(['%PDF-1.7'], 'aadhaar.pdf', { type: 'application/pdf' })],
  ['a text called a picture', new File(['GIF89a no'], 'a.jpg', { type: 'image/jpeg' })],
  ['nothing', new File([], 'a.png', { type: 'image/png' })],
])('refuses %s as not an image', async (_what, file) => {
  expect(await reducePicture(file)).toEqual({ ok: false, refusal: 'file.not-an-image' });
});

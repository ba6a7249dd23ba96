import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Picture, readPicture } from './images.ts';

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c0392b' } });

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

const taken = async (bytes: Uint8Array): Promise<Picture> => {
  const result = await readPicture(bytes);
  if (!result.ok) throw new Error(result.refusal);
  return result.value;
};

const NOT_AN_IMAGE = { ok: false, refusal: 'file.not-an-image' };
const TOO_LARGE = { ok: false, refusal: 'file.too-large' };

/** A small PNG that declares these dimensions. */
const boastingPng = (width: number, height: number): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(body.length + 8);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), body.length + 4);
    return frame;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

describe('accepted pictures', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'readPicture turns a %s into a WebP',
    async (format) => {
      const picture = await taken(await red(320, 200).toFormat(format).toBuffer());
      expect(picture).toMatchObject({ type: 'image/webp', width: 320, height: 200 });
      expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 320 });
    },
  );

  it('readPicture scales a large picture to fit 1600 by 1600', async () => {
    const picture = await taken(await red(4000, 3000).jpeg().toBuffer());
    expect(picture).toMatchObject({ width: 1600, height: 1200 });
  });

  it('readPicture rotates upright and removes the GPS position', async () => {
    const bytes = await red(300, 200)
      .withExif({
        IFD0: { Copyright: 'canary-owner' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(bytes).metadata();
    expect(before.orientation).toBe(6);
    expect(before.exif?.includes('canary-owner')).toBe(true);

    const picture = await taken(bytes);
    const after = await sharp(picture.bytes).metadata();
    expect(picture).toMatchObject({ width: 200, height: 300 });
    expect(after.exif).toBeUndefined();
    expect(after.xmp).toBeUndefined();
    expect(after.icc).toBeUndefined();
    expect(Buffer.from(picture.bytes).includes('canary-owner')).toBe(false);
  });

  it('readPicture re-encodes a picture with an appended web page, without the page', async () => {
    const page = '<html><script>alert(1)</script></html>';
    const bytes = Buffer.concat([await red(100, 100).jpeg().toBuffer(), Buffer.from(page)]);
    const picture = await taken(bytes);
    expect(Buffer.from(picture.bytes).includes('<script>')).toBe(false);
  });

  it('readPicture accepts exactly 12 MB, and many at once', async () => {
    const picture = await noise(400, 400).jpeg().toBuffer();
    const full = Buffer.concat([picture, Buffer.alloc(12 * 1024 * 1024 - picture.length)]);
    const results = await Promise.all(Array.from({ length: 6 }, () => readPicture(full)));
    expect(results.map((result) => result.ok)).toEqual(Array(6).fill(true));
  });
});

describe('refused pictures', () => {
  it('readPicture refuses one byte more than 12 MB', async () => {
    const picture = await red(100, 100).jpeg().toBuffer();
    const bytes = Buffer.concat([picture, Buffer.alloc(12 * 1024 * 1024 + 1 - picture.length)]);
    expect(await readPicture(bytes)).toEqual(TOO_LARGE);
  });

  it('readPicture refuses a small file that decodes into too many pixels', async () => {
    expect(boastingPng(20_000, 20_000).length).toBeLessThan(100);
    expect(await readPicture(boastingPng(20_000, 20_000))).toEqual(TOO_LARGE);
    expect(await readPicture(await red(5_001, 5_000).jpeg().toBuffer())).toEqual(TOO_LARGE);
  });

  it('readPicture refuses a header without pixels', async () => {
    expect(await readPicture(boastingPng(200, 200))).toEqual(NOT_AN_IMAGE);
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'readPicture refuses a truncated %s',
    async (format) => {
      const bytes = await noise(300, 300).toFormat(format).toBuffer();
      expect(await readPicture(bytes.subarray(0, bytes.length / 2))).toEqual(NOT_AN_IMAGE);
      expect(await readPicture(bytes.subarray(0, 40))).toEqual(NOT_AN_IMAGE);
    },
  );

  it('readPicture refuses an empty file, text, SVG, GIF, TIFF, AVIF and PDF', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
    const files = [
      Buffer.alloc(0),
      Buffer.from('hello'),
      Buffer.from(svg),
      Buffer.from(`<?xml version="1.0"?>${svg}`),
      Buffer.from('%PDF-1.7'),
      await red(10, 10).gif().toBuffer(),
      await red(10, 10).tiff().toBuffer(),
      await red(10, 10).avif().toBuffer(),
    ];
    for (const file of files) expect(await readPicture(file)).toEqual(NOT_AN_IMAGE);
  });

  it("readPicture refuses a picture's first bytes with other content behind", async () => {
    const gif = await red(10, 10).gif().toBuffer();
    for (const start of [[0xff, 0xd8, 0xff], [...boastingPng(1, 1).subarray(0, 8)]]) {
      expect(await readPicture(Buffer.from([...start, ...gif]))).toEqual(NOT_AN_IMAGE);
    }
  });

  it('sharp refuses every other decoder in the process, even when called directly', async () => {
    const gif = await red(10, 10).gif().toBuffer();
    await expect(sharp(gif).metadata()).rejects.toThrow('unsupported image format');
    await expect(
      sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')).metadata(),
    ).rejects.toThrow('unsupported image format');
  });
});

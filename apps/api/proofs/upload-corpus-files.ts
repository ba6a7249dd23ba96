import { randomBytes } from 'node:crypto';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

export type Verdict = 'kept' | 'file.not-an-image' | 'file.too-large';

export type Upload = {
  readonly what: string;
  readonly bytes: Uint8Array;
  readonly verdict: Verdict;
  readonly name?: string;
  readonly type?: string;
};

/** The marker hidden in uploads; it appears in no picture by chance. */
export const HIDDEN = 'karigar-hidden-word';
const PAGE = `<html><script>alert('${HIDDEN}')</script></html>`;
const MB = 1024 * 1024;

const red = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#c0392b' } });

const noise = (size: number): Promise<Buffer> => {
  const raw = { width: size, height: size, channels: 3 } as const;
  return sharp(randomBytes(size * size * 3), { raw })
    .jpeg({ quality: 90 })
    .toBuffer();
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
};

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG that declares this size, around any pixel data. */
const png = (width: number, height: number, pixels: Buffer, ...more: Buffer[]): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([PNG, chunk('IHDR', header), ...more, chunk('IDAT', pixels), end]);
};

/** Inserts a comment after the first two bytes of a JPEG. */
const withComment = (jpeg: Buffer, words: string): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(words.length + 2);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, Buffer.from(words)]);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
};

const padded = (picture: Buffer, size: number): Buffer =>
  Buffer.concat([picture, Buffer.alloc(size - picture.length)]);

const zip = (): Buffer =>
  Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(26), Buffer.from(HIDDEN)]);

const animated = async (): Promise<Buffer> => {
  const raw = { width: 40, height: 80, channels: 3, pageHeight: 40 } as const;
  return sharp(randomBytes(40 * 80 * 3), { raw })
    .webp({ delay: [100, 100], loop: 0 })
    .toBuffer();
};

const pictures = async (): Promise<Upload[]> => {
  const jpeg = await red(320, 200).jpeg().toBuffer();
  const onePng = await red(320, 200).png().toBuffer();
  const exif = {
    IFD0: { Copyright: HIDDEN },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 12/1' },
  };
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${HIDDEN}</x:xmpmeta>`;
  const grey = deflateSync(Buffer.alloc(64 * 65));
  const wordy = chunk(
    'zTXt',
    Buffer.from(`Comment\0\0${deflateSync(PAGE).toString('latin1')}`, 'latin1'),
  );
  return [
    { what: 'a JPEG', bytes: jpeg, verdict: 'kept' },
    { what: 'a PNG', bytes: onePng, verdict: 'kept' },
    { what: 'a WebP', bytes: await red(64).webp({ lossless: true }).toBuffer(), verdict: 'kept' },
    {
      what: 'a place and a name',
      bytes: await red(64).withExif(exif).jpeg().toBuffer(),
      verdict: 'kept',
    },
    { what: 'XMP', bytes: await red(64).withXmp(xmp).jpeg().toBuffer(), verdict: 'kept' },
    {
      what: 'EXIF in a WebP',
      bytes: await red(64).withExif(exif).webp().toBuffer(),
      verdict: 'kept',
    },
    {
      what: 'a colour profile',
      bytes: await red(64).withIccProfile('p3').jpeg().toBuffer(),
      verdict: 'kept',
    },
    { what: 'CMYK', bytes: await red(64).toColourspace('cmyk').jpeg().toBuffer(), verdict: 'kept' },
    {
      what: '16 bits',
      bytes: await red(64).toColourspace('rgb16').png().toBuffer(),
      verdict: 'kept',
    },
    { what: 'a moving WebP', bytes: await animated(), verdict: 'kept' },
    {
      what: 'a page behind a JPEG',
      bytes: Buffer.concat([jpeg, Buffer.from(PAGE)]),
      verdict: 'kept',
    },
    { what: 'an archive behind a JPEG', bytes: Buffer.concat([jpeg, zip()]), verdict: 'kept' },
    { what: 'a page in a JPEG', bytes: withComment(jpeg, PAGE), verdict: 'kept' },
    {
      what: 'a page behind a PNG',
      bytes: Buffer.concat([onePng, Buffer.from(PAGE)]),
      verdict: 'kept',
    },
    { what: 'a page packed in a PNG', bytes: png(64, 64, grey, wordy), verdict: 'kept' },
    { what: '12 MB to the byte', bytes: padded(await noise(300), 12 * MB), verdict: 'kept' },
    {
      what: 'a wrong name and type',
      bytes: onePng,
      verdict: 'kept',
      name: 'x.html',
      type: 'text/html',
    },
    { what: 'a name that climbs', bytes: onePng, verdict: 'kept', name: '../../../etc/x.png' },
  ];
};

const tooLarge = async (): Promise<Upload[]> => [
  {
    what: '12 MB and a byte',
    bytes: padded(await noise(300), 12 * MB + 1),
    verdict: 'file.too-large',
  },
  {
    what: 'a bomb of 400 megapixels',
    bytes: png(20_000, 20_000, deflateSync(Buffer.alloc(20_001 * 100))),
    verdict: 'file.too-large',
  },
  {
    what: '25 megapixels and a row',
    bytes: await red(5_000, 5_001).jpeg().toBuffer(),
    verdict: 'file.too-large',
  },
];

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>${HIDDEN}</script></svg>`;

const none = async (): Promise<Upload[]> => {
  const whole = await Promise.all([
    noise(300),
    sharp(await noise(300))
      .png()
      .toBuffer(),
    sharp(await noise(300))
      .webp()
      .toBuffer(),
  ]);
  const gif = await red(10).gif().toBuffer();
  const files: Readonly<Record<string, Uint8Array>> = {
    'no bytes': Buffer.alloc(0),
    text: Buffer.from(HIDDEN),
    'a page': Buffer.from(PAGE),
    SVG: Buffer.from(svg),
    'SVG behind its head': Buffer.from(`<?xml version="1.0"?>${svg}`),
    'packed SVG': gzipSync(svg),
    GIF: gif,
    TIFF: await red(10).tiff().toBuffer(),
    AVIF: await red(10).avif().toBuffer(),
    HEIC: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
    BMP: Buffer.concat([Buffer.from('BM'), randomBytes(200)]),
    PSD: Buffer.concat([Buffer.from('8BPS'), randomBytes(200)]),
    PDF: Buffer.from(`%PDF-1.7 ${HIDDEN}`),
    'an archive': zip(),
    'half a JPEG': whole[0].subarray(0, whole[0].length / 2),
    'half a PNG': whole[1].subarray(0, whole[1].length / 2),
    'half a WebP': whole[2].subarray(0, whole[2].length / 2),
    'the head of a JPEG': whole[0].subarray(0, 40),
    'the head of a PNG and nothing more': PNG,
    'the first bytes of a JPEG before a GIF': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), gif]),
    'a PNG without pixels': png(200, 200, Buffer.from('789c030000000001', 'hex')),
    'a JPEG of chance': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(5_000)]),
  };
  return Object.entries(files).map(([what, bytes]) => ({
    what,
    bytes,
    verdict: 'file.not-an-image' as const,
    name: 'picture.png',
    type: 'image/png',
  }));
};

/** Files of users and attackers, with the expected verdict. */
export const uploadCorpus = async (): Promise<Upload[]> => [
  ...(await pictures()),
  ...(await tooLarge()),
  ...(await none()),
];

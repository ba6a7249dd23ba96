import { createHash, randomInt } from 'node:crypto';
import { hasVerhoeffCheck } from '@karigar/domain/identity/verhoeff';

const digits = (count: number): string =>
  Array.from({ length: count }, () => randomInt(10)).join('');
const letter = (): string => String.fromCodePoint(65 + randomInt(26));

const aadhaar = (): string => {
  const start = `${randomInt(2, 10)}${digits(10)}`;
  const check = Array.from({ length: 10 }, (_, digit) => String(digit)).find((digit) =>
    hasVerhoeffCheck(start + digit),
  );
  return `${start}${check}`;
};

/** Valid numbers that belong to nobody and appear nowhere by chance. */
export const makeCanaries = () => ({
  account: `9${digits(14)}`,
  otherAccount: `8${digits(14)}`,
  pan: `${letter()}${letter()}${letter()}P${letter()}${digits(4)}${letter()}`,
  licence: `MH14 20${digits(2)}-${digits(7)}`,
  aadhaar: aadhaar(),
});

export type Canaries = ReturnType<typeof makeCanaries>;

/** The value inside a longer base64 text, at each of the three offsets. */
const inBase64 = (value: Buffer): Buffer[] =>
  [0, 1, 2].map((before) => {
    const written = Buffer.concat([Buffer.alloc(before), value, Buffer.alloc(3)]).toString(
      'base64',
    );
    const from = Math.ceil((before * 8) / 6);
    return Buffer.from(written.slice(from, Math.floor(((before + value.length) * 8) / 6)));
  });

const swapped = (value: Buffer): Buffer => Buffer.from(value).swap16();

const grouped = (value: string, by: string): string => value.replaceAll(/(.{4})(?=.)/g, `$1${by}`);

const hashes = (value: string): Buffer[] =>
  ['sha256', 'sha1', 'md5'].flatMap((kind) => {
    const hash = createHash(kind).update(value).digest();
    return [hash, Buffer.from(hash.toString('hex')), Buffer.from(hash.toString('base64url'))];
  });

/** Every form in which a value could be stored, a plain hash among them. */
export const needlesOf = (value: string): Buffer[] => {
  const plain = Buffer.from(value);
  const wide = Buffer.from(value, 'utf16le');
  return [
    plain,
    Buffer.from(value.toLowerCase()),
    Buffer.from(value.replaceAll(/[\s-]/g, '')),
    Buffer.from(grouped(value, ' ')),
    Buffer.from(grouped(value, '-')),
    wide,
    swapped(wide),
    Buffer.from(plain.toString('hex')),
    Buffer.from(plain.toString('hex').toUpperCase()),
    Buffer.from(encodeURIComponent(value)),
    ...inBase64(plain),
    ...hashes(value),
  ];
};

import { BOUNDARY, MULTIPART, writeParts, type Draft, type Part } from './multipart-fuzz-form.ts';
import type { Random } from './multipart-fuzz-random.ts';

/** A valid request of some call, to be corrupted. */
export type Valid = { readonly path: string; readonly parts: readonly Part[] };

export type Spoil = (valid: Valid, random: Random) => Draft;

const KB = 1024;
const NASTY_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '__proto__[x]',
  'constructor[prototype][x]',
  'hasOwnProperty',
  'bookingId[]',
  'programType[]',
  '[]',
  '',
  'a"b',
  'a%22b',
  'a\r\nb',
  'a\0b',
  '💥',
];

const draft = ({ path }: Valid, body: Buffer, more: Partial<Draft> = {}): Draft => ({
  path,
  contentType: MULTIPART,
  body,
  ...more,
});

const withParts = (valid: Valid, parts: readonly Part[]): Draft => draft(valid, writeParts(parts));

const replaced = (valid: Valid, random: Random, change: (part: Part) => Part): Draft => {
  const at = random.below(valid.parts.length);
  return withParts(
    valid,
    valid.parts.map((part, index) => (index === at ? change(part) : part)),
  );
};

const listPart = (name: string, count: number, value: string): Part[] =>
  Array.from({ length: count }, () => ({ name, value }));

const flip = (bytes: Buffer, random: Random): Buffer => {
  const flips = bytes.length === 0 ? 0 : 1 + random.below(4);
  for (let done = 0; done < flips; done += 1) bytes[random.below(bytes.length)] = random.below(256);
  return bytes;
};

const flipBytes: Spoil = (valid, random) => draft(valid, flip(writeParts(valid.parts), random));

/** Keeps the multipart framing intact, so that the bytes reach the call's own checks. */
const flipValue: Spoil = (valid, random) =>
  replaced(valid, random, (part) => ({ ...part, value: flip(Buffer.from(part.value), random) }));

/** Cheap ways to corrupt a request, each under the name that a failure reports. */
export const SPOILS: Readonly<Record<string, Spoil>> = {
  'no blank line': (valid, random) => {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="x"`;
    const tail = random.pick([
      '',
      '\r\n',
      `\r\n--${BOUNDARY}--\r\n`,
      `\r\nvalue\r\n--${BOUNDARY}--`,
    ]);
    return draft(valid, Buffer.from(head + tail));
  },
  truncated: (valid, random) => {
    const body = writeParts(valid.parts);
    return draft(valid, body.subarray(0, random.below(body.length)));
  },
  'truncated, then gone': (valid, random) => {
    const body = writeParts(valid.parts);
    const cut = body.subarray(0, random.below(body.length));
    return draft(valid, cut, { length: String(body.length), leaves: true });
  },
  'a shorter length': (valid, random) => {
    const body = writeParts(valid.parts);
    return draft(valid, body, { length: String(random.below(body.length)) });
  },
  'a strange length': (valid, random) =>
    draft(valid, writeParts(valid.parts), {
      length: random.pick(['-1', 'x', '1e3', '0x10', '99999999999999999999', '1, 1', '']),
    }),
  'two lengths': (valid) => {
    const body = writeParts(valid.parts);
    return draft(valid, body, { headers: `Content-Length: ${body.length + 1}\r\n` });
  },
  'bad chunks': (valid, random) =>
    draft(
      valid,
      Buffer.from(random.pick(['zz\r\nabc', '5\r\nab', '0\r\n\r\n', 'ffffffffff\r\na'])),
      {
        length: null,
        headers: 'Transfer-Encoding: chunked\r\n',
        leaves: true,
      },
    ),
  'a strange boundary': (valid, random) =>
    draft(valid, writeParts(valid.parts), {
      contentType: random.pick([
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=""',
        `multipart/form-data; boundary="${BOUNDARY}"`,
        `multipart/form-data; boundary="${BOUNDARY}`,
        `multipart/form-data; boundary=${BOUNDARY}; boundary=other`,
        `multipart/form-data; boundary=other; boundary=${BOUNDARY}`,
        `multipart/form-data; boundary=${'b'.repeat(5000)}`,
        `multipart/form-data; boundary=${BOUNDARY} ; charset=utf-16`,
        `multipart/form-data;boundary=a b`,
        `MULTIPART/FORM-DATA; BOUNDARY=${BOUNDARY}`,
        `multipart/form-data; boundary=--`,
      ]),
    }),
  'another content type': (valid, random) =>
    draft(valid, writeParts(valid.parts), {
      contentType: random.pick([
        null,
        'application/json',
        'text/plain',
        'application/x-www-form-urlencoded',
        `multipart/mixed; boundary=${BOUNDARY}`,
        'multipart',
        '/',
        'x'.repeat(8000),
      ]),
    }),
  'fields twice': (valid, random) =>
    withParts(valid, [...valid.parts, random.pick(valid.parts), random.pick(valid.parts)]),
  'nasty names': (valid, random) =>
    replaced(valid, random, (part) => ({ ...part, name: random.pick(NASTY_NAMES) })),
  'nasty values': (valid, random) =>
    replaced(valid, random, (part) => ({
      ...part,
      value: random.pick([...NASTY_NAMES, '9'.repeat(400), '-1', 'NaN', '1e309', "'; --", ' ']),
    })),
  'lists of unequal length': (valid, random) =>
    withParts(valid, [
      ...valid.parts,
      ...listPart('addOnIds[]', random.below(60), '501'),
      ...listPart('prices[]', random.below(60), '1.00'),
      ...listPart('quantity[]', random.below(3), '1'),
    ]),
  'lists of one, and none': (valid, random) =>
    replaced(valid, random, (part) => ({
      ...part,
      name: random.pick([`${String(part.name)}[]`, String(part.name).replace('[]', '')]),
    })),
  'a file for a text': (valid, random) =>
    replaced(valid, random, (part) => ({
      ...part,
      filename: random.pick(['x.png', '', '../../etc/passwd', 'a\0b', 'x'.repeat(3000)]),
      headers: random.pick(['', 'Content-Type: image/svg+xml\r\n', 'Content-Type: \r\n']),
    })),
  'a text for a file': (valid, random) =>
    replaced(valid, random, ({ name, value }) => ({ name, value })),
  'NUL and no UTF-8': (valid, random) =>
    replaced(valid, random, (part) =>
      random.isOneIn(2)
        ? { ...part, value: Buffer.concat([Buffer.from([0, 0xff, 0xc0]), random.bytes(20)]) }
        : { ...part, name: Buffer.concat([Buffer.from([0xed, 0xa0, 0x80]), random.bytes(5)]) },
    ),
  'a very long name': (valid, random) =>
    replaced(valid, random, (part) => ({ ...part, name: 'n'.repeat(random.below(60 * KB)) })),
  'junk in the heads': (valid, random) =>
    replaced(valid, random, (part) => ({
      ...part,
      headers: random.pick([
        'X: y\r\n'.repeat(random.below(2000)),
        `X-Junk: ${'j'.repeat(random.below(50_000))}\r\n`,
        'no colon\r\n',
        ' folded\r\n\tmore\r\n',
        ': empty\r\n',
        'Content-Transfer-Encoding: base64\r\n',
        'Content-Disposition: form-data; name="second"\r\n',
        'Content-Disposition: attachment\r\n',
      ]),
    })),
  'empty body': (valid, random) =>
    draft(valid, Buffer.alloc(0), { length: random.pick(['0', null]) }),
  'random bytes': (valid, random) => draft(valid, random.bytes(random.below(2000))),
  '64 kB and one more': (valid) =>
    withParts(valid, [...valid.parts, { name: 'rest', value: 'x'.repeat(64 * KB) }]),
  '400 parts': (valid) => withParts(valid, [...valid.parts, ...listPart('more[]', 400, '1')]),
  'another way in': (valid, random) =>
    draft(valid, writeParts(valid.parts), {
      method: random.pick(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'X']),
    }),
  'another path': ({ parts }, random) => ({
    path: random.pick([
      '',
      '../',
      '%00',
      '%',
      'orders//orders',
      'a'.repeat(3000),
      'orders/orders?x',
    ]),
    contentType: MULTIPART,
    body: writeParts(parts),
  }),
  'strange headers': (valid, random) =>
    draft(valid, writeParts(valid.parts), {
      headers: random.pick([
        'Idempotency-Key: \u00e9\r\n',
        `Idempotency-Key: ${'k'.repeat(300)}\r\n`,
        'Idempotency-Key: a\r\nIdempotency-Key: b\r\n',
        `X-Big: ${'h'.repeat(20_000)}\r\n`,
        'Accept-Language: hi,\u0000\r\n',
        'Expect: 100-continue\r\n',
        'Expect: nonsense\r\n',
        'Content-Encoding: gzip\r\n',
        'Upgrade: websocket\r\nConnection: Upgrade\r\n',
      ]),
    }),
};

/** The majority of the cases. */
export const FLIPS: Readonly<Record<string, Spoil>> = {
  'bytes flipped': flipBytes,
  'a value flipped': flipValue,
};

/** Corruptions that cost seconds or megabytes; a run has a few of each. */
export const HEAVY_SPOILS: Readonly<Record<string, Spoil>> = {
  'a longer length, and waiting': (valid) => {
    const body = writeParts(valid.parts);
    return draft(valid, body, { length: String(body.length + 10) });
  },
  'a file of 12 MB and one byte': (valid) =>
    withParts({ ...valid, path: 'kyc/kycDetails' }, [
      ...valid.parts,
      { name: 'file', filename: 'a.png', value: Buffer.alloc(12 * KB * KB + 1, 7) },
    ]),
  'a file of 13 MB and one byte': (valid) =>
    withParts({ ...valid, path: 'kyc/kycDetails' }, [
      { name: 'file', filename: 'a.png', value: Buffer.alloc(13 * KB * KB + 1, 7) },
    ]),
  'fifty thousand parts': (valid) =>
    withParts({ ...valid, path: 'kyc/kycDetails' }, listPart('a', 50_000, '')),
  'megabytes of heads': (valid) =>
    withParts({ ...valid, path: 'kyc/kycDetails' }, [
      { name: 'a', value: '', headers: 'X: y\r\n'.repeat(800_000) },
    ]),
};

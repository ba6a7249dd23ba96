import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openBytes, sealBytes } from './sealed-bytes.ts';
import { createVault } from './vault.ts';

const vault = createVault({
  keys: { one: randomBytes(32) },
  current: 'one',
  hashKey: randomBytes(32),
});
const PLACE = 'kyc_documents.image_data_key:7';
const PICTURE = randomBytes(5000);

it('sealed bytes open at their place, and two seals of the same bytes share nothing', () => {
  const one = sealBytes(vault, PICTURE, PLACE);
  const other = sealBytes(vault, PICTURE, PLACE);
  expect(openBytes(vault, one, PLACE)).toEqual(PICTURE);
  expect(Buffer.from(one.bytes).includes(PICTURE.subarray(0, 16))).toBe(false);
  expect(one.bytes).not.toEqual(other.bytes);
  expect(() => openBytes(vault, { ...one, dataKeySealed: other.dataKeySealed }, PLACE)).toThrow(
    /authenticate/,
  );
});

it('sealed bytes open at no other place', () => {
  const sealed = sealBytes(vault, PICTURE, PLACE);
  expect(() => openBytes(vault, sealed, 'kyc_documents.image_data_key:8')).toThrow(
    'does not open here',
  );
});

it('sealed bytes with one changed byte do not open', () => {
  const sealed = sealBytes(vault, PICTURE, PLACE);
  for (const at of [0, 12, 2500, sealed.bytes.length - 1]) {
    const bytes = Uint8Array.from(sealed.bytes);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect(() => openBytes(vault, { ...sealed, bytes }, PLACE)).toThrow(/authenticate/);
  }
});

import { createHash } from 'node:crypto';
import { readAadhaar } from '@karigar/domain/identity/aadhaar';
import { readAccountNumber } from '@karigar/domain/identity/account-number';
import { readDrivingLicence } from '@karigar/domain/identity/driving-licence';
import { readPan } from '@karigar/domain/identity/pan';
import { expect, it } from 'vitest';
import { makeCanaries, needlesOf } from './sealed-at-rest-canaries.ts';

it('makes canary numbers that the server accepts as valid', () => {
  for (let nth = 0; nth < 50; nth += 1) {
    const { account, otherAccount, pan, licence, aadhaar } = makeCanaries();
    expect(readAccountNumber(account)).toBe(account);
    expect(readAccountNumber(otherAccount)).toBe(otherAccount);
    expect(readPan(pan)).toBe(pan);
    expect(readDrivingLicence(licence)).toBe(licence);
    expect(readAadhaar(aadhaar)).toBe(aadhaar);
  }
});

const VALUE = '234123412346';

it.each([
  ['text', Buffer.from(`before${VALUE}after`)],
  ['groups', Buffer.from('before 2341 2341 2346 after')],
  ['groups with dashes', Buffer.from('2341-2341-2346')],
  ['UTF-16', Buffer.from(`before${VALUE}`, 'utf16le')],
  ['UTF-16 the other way round', Buffer.from(`before${VALUE}`, 'utf16le').swap16()],
  ['hex', Buffer.from(Buffer.from(`x${VALUE}x`).toString('hex'))],
  ['base64', Buffer.from(Buffer.from(`${VALUE}after`).toString('base64'))],
  ['base64 one further', Buffer.from(Buffer.from(`x${VALUE}after`).toString('base64'))],
  ['base64 two further', Buffer.from(Buffer.from(`xy${VALUE}after`).toString('base64'))],
  ['a plain hash', Buffer.from(createHash('sha256').update(VALUE).digest('hex'))],
])('finds a canary number stored as %s', (_, place) => {
  expect(needlesOf(VALUE).some((needle) => place.includes(needle))).toBe(true);
});

it('finds no canary where there is none', () => {
  const other = Buffer.from('234123412345 and its mask XXXX XXXX 2346');
  expect(needlesOf(VALUE).some((needle) => other.includes(needle))).toBe(false);
});

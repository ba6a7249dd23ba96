import { createPublicKey, verify } from 'node:crypto';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { LAST_CELL } from '@karigar/domain/cell';
import { paise } from '@karigar/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReceiptSeals } from './receipt-seals.ts';
import { createVault } from './vault.ts';

const NOON = Date.parse('2026-11-15T06:30:00Z');
const DAY = 86_400_000;
let now = NOON;
const sealsOf = (hashKey: number) =>
  createReceiptSeals(
    createVault({
      keys: { k: new Uint8Array(32) },
      current: 'k',
      hashKey: new Uint8Array(32).fill(hashKey),
    }),
    () => now,
  );
const seals = sealsOf(1);
const receipt = {
  paper: 'invoice' as const,
  cell: 0,
  series: 0,
  year: 2026,
  serial: 123,
  day: '2026-11-15' as IndiaDay,
  total: paise(1_54_800),
};
const code = seals.seal(receipt);
const bytes = Buffer.from(code, 'base64url');

describe('receipt code', () => {
  it('a receipt code contains the sealed values', () => {
    expect(seals.open(code)).toEqual(receipt);
    expect(code).toMatch(/^[\w-]{106}$/);
  });

  it('a receipt code of another cell contains the cell', () => {
    const other = { ...receipt, cell: 7, series: 0 };
    expect(seals.open(seals.seal(other))).toEqual(other);
    expect(seals.seal(other)).not.toBe(code);
  });

  it('a receipt code of another supplier contains its series', () => {
    const other = { ...receipt, series: 29 };
    expect(seals.open(seals.seal(other))).toEqual(other);
    expect(seals.seal(other)).not.toBe(code);
  });

  it('the code of a credit note is not that of the invoice with the same number', () => {
    const note = { ...receipt, paper: 'credit-note' as const };
    expect(seals.open(seals.seal(note))).toEqual(note);
    expect(seals.seal(note)).not.toBe(code);
  });

  it('a receipt code opens only with the key it was made with', () => {
    const receipts = fc.record({
      paper: fc.constantFrom('invoice', 'credit-note'),
      cell: fc.integer({ min: 0, max: LAST_CELL }),
      series: fc.constantFrom(0, 7, 29),
      year: fc.integer({ min: 2025, max: 2100 }),
      serial: fc.integer({ min: 1, max: 99_999_999 }),
      day: fc.constantFrom('2026-04-01', '2027-03-31', '2028-02-29') as fc.Arbitrary<IndiaDay>,
      total: fc.integer({ min: 1, max: 2 ** 48 - 1 }).map(paise),
    });
    fc.assert(
      fc.property(receipts, (any) => {
        expect(seals.open(seals.seal(any))).toEqual(any);
        expect(sealsOf(2).open(seals.seal(any))).toBeNull();
      }),
    );
  });

  it('a receipt code fails with any single bit changed', () => {
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(seals.open(changed.toString('base64url')), `bit ${bit}`).toBeNull();
    }
  });

  it('a receipt code fails with any letter changed, added or removed', () => {
    for (let at = 0; at < code.length; at += 1) {
      const letter = code[at] === 'A' ? 'B' : 'A';
      expect(seals.open(code.slice(0, at) + letter + code.slice(at + 1)), `at ${at}`).toBeNull();
      expect(seals.open(code.slice(0, at) + code.slice(at + 1)), `without ${at}`).toBeNull();
    }
    for (const more of ['A', '=', ' ', '.', '%']) expect(seals.open(code + more)).toBeNull();
    expect(seals.open('')).toBeNull();
  });

  it('a receipt code can be verified with the public key', () => {
    const key = createPublicKey(seals.publicKey);
    expect(verify(null, bytes.subarray(0, 15), key, bytes.subarray(15))).toBe(true);
  });
});

describe('receipt pass', () => {
  it('a receipt pass opens its own receipt for a week', () => {
    now = NOON;
    const pass = seals.pass(code, 'customer');
    const other = seals.seal({ ...receipt, serial: 124 });
    expect(seals.openPass(code, pass)).toBe('customer');
    expect(seals.openPass(other, pass)).toBeNull();
    now = NOON + 7 * DAY;
    expect(seals.openPass(code, pass)).toBe('customer');
    now = NOON + 8 * DAY;
    expect(seals.openPass(code, pass)).toBeNull();
    now = NOON;
  });

  it('a receipt pass of a serviceman says whose it is and cannot become a customer’s', () => {
    const pass = seals.pass(code, 'serviceman');
    expect(seals.openPass(code, pass)).toBe('serviceman');
    expect(pass[5]).toBe('s');
    expect(seals.openPass(code, pass.slice(0, 5) + pass.slice(6))).toBeNull();
  });

  it('a receipt pass cannot be extended or guessed', () => {
    const pass = seals.pass(code, 'customer');
    expect(seals.openPass(code, `99999${pass.slice(5)}`)).toBeNull();
    for (const wrong of ['', 'x', pass.slice(0, -1), `${pass}A`, pass.toUpperCase()]) {
      expect(seals.openPass(code, wrong)).toBeNull();
    }
  });
});

import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HASH_PURPOSES, hashKeyProblems, type HashKeys } from './hash-keys.ts';
import { createReceiptSeals } from './receipt-seals.ts';
import { createVault } from './vault.ts';
import type { InvoiceNumber } from '@karigar/domain/receipts/invoice-number';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { paise } from '@karigar/domain/money';

const keys = { k1: randomBytes(32) };
const hashKey = randomBytes(32);
const [first, second] = [randomBytes(32), randomBytes(32)];
const vaultWith = (hashKeys: HashKeys, root = hashKey) =>
  createVault({ keys, current: 'k1', hashKey: root, hashKeys });
const sealsWith = (hashKeys: HashKeys, root = hashKey) =>
  createReceiptSeals(vaultWith(hashKeys, root), () => Date.parse('2026-11-17T06:00:00Z'));

const number: InvoiceNumber = { cell: 0, series: 0, year: 2026, serial: 7 };
const receipt = {
  ...number,
  paper: 'invoice' as const,
  day: '2026-11-17' as IndiaDay,
  total: paise(44_900),
};

describe('hash keys by purpose', () => {
  it('without keys of their own every purpose hashes as before', () => {
    const plain = createVault({ keys, current: 'k1', hashKey });
    const listed = vaultWith({ device: [{ id: 'root' }] });
    expect(vaultWith({}).keyedHash('x', 'device')).toBe(plain.keyedHash('x', 'device'));
    expect(listed.keyedHash('x', 'device')).toBe(plain.keyedHash('x', 'device'));
  });

  it('a new key of one purpose changes no other purpose', () => {
    const [before, after] = [vaultWith({}), vaultWith({ 'file-link': [{ id: 'f1', key: first }] })];
    for (const purpose of Object.keys(HASH_PURPOSES)) {
      const isSame = before.keyedHash('x', purpose) === after.keyedHash('x', purpose);
      expect([purpose, isSame]).toEqual([purpose, purpose !== 'file-link']);
    }
  });

  it('one key in two purposes makes different hashes', () => {
    const shared = [{ id: 'a', key: first }];
    const vault = vaultWith({ device: shared, aadhaar: shared });
    expect(vault.keyedHash('x', 'device')).not.toBe(vault.keyedHash('x', 'aadhaar'));
  });

  it('older keys are accepted after the current one', () => {
    const vault = vaultWith({
      device: [{ id: 'b', key: second }, { id: 'a', key: first }, { id: 'root' }],
    });
    expect(vault.keyedHashes('x', 'device')).toEqual([
      vaultWith({ device: [{ id: 'b', key: second }] }).keyedHash('x', 'device'),
      vaultWith({ device: [{ id: 'a', key: first }] }).keyedHash('x', 'device'),
      vaultWith({}).keyedHash('x', 'device'),
    ]);
    expect(vault.keyedHash('x', 'device')).toBe(vault.keyedHashes('x', 'device')[0]);
  });
});

describe('receipts after a key change', () => {
  const old = sealsWith({}).seal(receipt);
  const rotated: HashKeys = { 'receipt-seal': [{ id: 'r1', key: first }, { id: 'root' }] };
  const rotatedTwice: HashKeys = {
    'receipt-seal': [{ id: 'r2', key: second }, { id: 'r1', key: first }, { id: 'root' }],
  };

  it('codes of every older key stay genuine, and new codes have the new key', () => {
    const between = sealsWith(rotated).seal(receipt);
    const newest = sealsWith(rotatedTwice).seal(receipt);
    expect(new Set([old, between, newest]).size).toBe(3);
    for (const code of [old, between, newest])
      expect(sealsWith(rotatedTwice).open(code)).toEqual(receipt);
    expect(sealsWith({}).open(newest)).toBeNull();
  });

  it('printed codes stay genuine when VAULT_HASH_KEY changes and its old value is listed', () => {
    const moved: HashKeys = { 'receipt-seal': [{ id: 'old-root', key: hashKey }] };
    expect(sealsWith(moved, randomBytes(32)).open(old)).toEqual(receipt);
    expect(sealsWith({}, randomBytes(32)).open(old)).toBeNull();
  });

  it('the key file has the public keys of all accepted keys', () => {
    expect(sealsWith(rotatedTwice).publicKey.match(/BEGIN PUBLIC KEY/g)).toHaveLength(3);
    expect(sealsWith(rotatedTwice).publicKey).toContain(sealsWith({}).publicKey);
  });

  it('a pass of the older key opens its receipt while the key is listed', () => {
    const pass = sealsWith({}).pass(old, 'customer');
    const passKeys = (listed: HashKeys[string]) => sealsWith({ 'receipt-pass': listed });
    expect(passKeys([{ id: 'p1', key: first }, { id: 'root' }]).openPass(old, pass)).toBe(
      'customer',
    );
    expect(passKeys([{ id: 'p1', key: first }]).openPass(old, pass)).toBeNull();
  });
});

describe('setting HASH_KEYS', () => {
  it.each([
    [{ nothing: [{ id: 'a', key: first }] }, 'no purpose nothing'],
    [{ device: [] }, 'has no key'],
    [
      {
        device: [
          { id: 'a', key: first },
          { id: 'a', key: second },
        ],
      },
      'an id twice',
    ],
    [{ device: [{ id: 'a' }] }, 'only root has no key'],
    [{ device: [{ id: 'root', key: first }] }, 'only root has no key'],
    [{ device: [{ id: 'a', key: randomBytes(8) }] }, 'is not 32 bytes'],
    [{ device: [{ id: 'a b', key: first }] }, 'cannot name a key'],
  ] as [HashKeys, string][])('a wrong value is named %#', (written, problem) => {
    expect(hashKeyProblems(written).join()).toContain(problem);
  });
});

it('every purpose in the code is listed, and the security model says what a new key ends', () => {
  const root = join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const used = Array.from(
    text.matchAll(/keyedHash(?:es)?\((?:[^()]|\([^()]*\))*?,\s*'([\w-]+)',?\s*\)/g),
    ([, name = '']) => name,
  );
  expect(used).toContain('receipt-seal');
  expect(used.filter((name) => !(name in HASH_PURPOSES))).toEqual([]);
  const model = readFileSync(join(root, '../../../docs/security-model.md'), 'utf8');
  expect(Object.keys(HASH_PURPOSES).filter((name) => !model.includes(`\`${name}\``))).toEqual([]);
});

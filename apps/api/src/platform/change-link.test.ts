import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  changeTokenOf,
  hashOfToken,
  linkToken,
  newLinkSeed,
  withoutLinkToken,
} from './change-link.ts';
import { createVault } from './vault.ts';

const vaultWith = () =>
  createVault({ keys: { a: randomBytes(32) }, current: 'a', hashKey: randomBytes(32) });

it('a link is made by its seed and the key together, and stored as a hash', () => {
  const [vault, other] = [vaultWith(), vaultWith()];
  const seed = newLinkSeed();
  const token = linkToken(vault, seed);
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(linkToken(vault, seed)).toBe(token);
  expect(linkToken(other, seed)).not.toBe(token);
  expect(linkToken(vault, newLinkSeed())).not.toBe(token);
  expect(hashOfToken(token)).not.toContain(token);
});

it.each([null, {}, { seed: 1 }, 'seed'])('details %j have no link', (details) => {
  expect(changeTokenOf(vaultWith(), details)).toBeNull();
});

it('a report about the page of a link has no token', () => {
  const page = 'https://karigar.example/not-me/Zk3v9QxT1bNc7RfLw0Yh5A?x=1';
  expect(withoutLinkToken(page)).toBe('https://karigar.example/not-me/…?x=1');
  expect(withoutLinkToken('/not-me/')).toBe('/not-me/');
});

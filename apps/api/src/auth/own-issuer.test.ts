import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import type { IdTokenKey } from '#config';
import { createIdTokens } from './id-token.ts';
import { createOwnIssuer } from './own-issuer.ts';

const newKey = (): IdTokenKey =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  }) as IdTokenKey;

const NOW = Date.UTC(2026, 10, 18);
const subject = { userId: 'u1', phone: '9822012345', device: 'd' };

it('while the key is changed, each process accepts tokens under both keys; afterwards only the new one', async () => {
  const [old, fresh] = [newKey(), newKey()];
  const before = await createOwnIssuer(old, [fresh]);
  const during = await createOwnIssuer(fresh, [old]);
  const after = await createOwnIssuer(fresh);
  const isProven = async (issued: typeof before, checked: typeof before): Promise<boolean> => {
    const token = await issued.issue(subject, NOW);
    const claim = { token, userId: subject.userId, phone: subject.phone };
    return (await createIdTokens([], checked.publicKeys).prove(claim, NOW)) !== null;
  };
  expect(await isProven(before, during)).toBe(true);
  expect(await isProven(during, before)).toBe(true);
  expect(await isProven(during, after)).toBe(true);
  expect(await isProven(before, after)).toBe(false);
});

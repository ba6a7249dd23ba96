import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '#config';
import { safeProduction } from '#testing/safe-production';

const MAIN = join(import.meta.dirname, '../src/main.ts');

/** Starts the real program with an empty environment except for the compile cache. */
const start = (changed: Readonly<Record<string, string | undefined>>) => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...safeProduction, ...changed };
  const { status, stderr } = spawnSync(process.execPath, [MAIN], { env, timeout: 60_000 });
  return { status, says: stderr.toString() };
};

const issuer = (keysUrl: string): string =>
  JSON.stringify([{ issuer: 'https://issuer.test/one', audience: 'karigar', keysUrl }]);
const development = readConfig({});

it.each([
  ['a test number', { TEST_NUMBERS: '9000000001' }, 'TEST_NUMBERS is set'],
  ['the inbox for messages', { SMS_URL: undefined }, 'messages would go to the inbox'],
  ['the inbox for emails', { EMAIL_URL: undefined }, 'emails would go to the inbox'],
  [
    'the issuer of a test',
    { ID_TOKEN_ISSUERS: issuer('http://127.0.0.1:4000/keys') },
    'publishes its keys without TLS',
  ],
  [
    'the development key of identity tokens',
    { ID_TOKEN_KEY: JSON.stringify(development.idTokenKey) },
    'ID_TOKEN_KEY is the development key',
  ],
  [
    'the development key of the vault',
    {
      VAULT_KEYS: JSON.stringify({
        k1: Buffer.from(development.vault.keys['dev'] ?? []).toString('base64'),
      }),
    },
    'VAULT_KEYS has the development key',
  ],
  [
    'the development key of hashes',
    { VAULT_HASH_KEY: Buffer.from(development.vault.hashKey).toString('base64') },
    'VAULT_HASH_KEY is the development key',
  ],
  ['the development client id', { CLIENT_IDS: 'karigar-dev' }, 'CLIENT_IDS has the development id'],
])(
  'a production process with %s exits with 1 and prints why',
  (_what, changed, problem) => {
    const { status, says } = start(changed);
    expect(status).toBe(1);
    expect(says).toContain('The settings are not right');
    expect(says).toContain(problem);
  },
  90_000,
);

it('safe production settings are valid when no case changes them', () => {
  expect(readConfig(safeProduction)).toMatchObject({ isProduction: true });
});

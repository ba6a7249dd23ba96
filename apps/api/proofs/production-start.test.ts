import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '#config';
import { envelopeOf, sealSettings } from '#platform/secret-settings';
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

/** Fixed bytes that look random and no other setting has. */
const SOME_KEY = createHash('sha256').update('some key').digest('base64');
const ZERO_KEY = Buffer.alloc(32).toString('base64');
const COUNTED_KEY = Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('base64');
const TYPED_KEY = Buffer.from('correct horse battery staple, 32').toString('base64');

/** A console that is safe, to make one of its settings unsafe. */
const CONSOLE = {
  ROLES: 'http,live,relay,worker,console',
  CONSOLE_URL: 'https://ops.karigar.example.in',
  CONSOLE_CLIENT_IDS: 'console-1',
};

/** One unsafe setting each, and the problem that names it. */
const CASES: readonly (readonly [string, Readonly<Record<string, string | undefined>>, string])[] =
  [
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
    [
      'the development client id',
      { CLIENT_IDS: 'karigar-dev' },
      'CLIENT_IDS has the development id',
    ],
    [
      'an SMS gateway without TLS',
      { SMS_URL: 'http://sms.example.in/send' },
      'SMS_URL is without TLS',
    ],
    [
      'an email gateway without TLS',
      { EMAIL_URL: 'http://email.example.in/send' },
      'EMAIL_URL is without TLS',
    ],
    [
      'a gateway of masked calls without TLS',
      { MASKED_CALLS_URL: 'http://calls.example.in' },
      'MASKED_CALLS_URL is without TLS',
    ],
    [
      'a database without TLS',
      { DATABASE_URL: 'postgres://db.internal/karigar' },
      'DATABASE_URL is without TLS',
    ],
    [
      'a role of the database without TLS',
      { DATABASE_APP_URL: 'postgres://karigar_app@db.internal/karigar' },
      'DATABASE_APP_URL is without TLS',
    ],
    [
      'a database whose certificate nobody verifies',
      { DATABASE_SYSTEM_URL: 'postgres://karigar_system@db.internal/karigar?sslmode=require' },
      'DATABASE_SYSTEM_URL is without TLS',
    ],
    [
      'a database that a parameter moves to another host',
      { DATABASE_APP_URL: 'postgres://karigar_app@localhost/karigar?host=db.internal' },
      'DATABASE_APP_URL is without TLS',
    ],
    [
      'a role of the database without its own address',
      { DATABASE_APP_URL: undefined },
      'DATABASE_APP_URL is not set',
    ],
    [
      'a direct address of the worker without TLS',
      { DATABASE_JOBS_URL: 'postgres://karigar_system:secret@db.internal/karigar' },
      'DATABASE_JOBS_URL is without TLS',
    ],
    [
      'a role of the database without a password',
      { DATABASE_SYSTEM_URL: 'postgres://karigar_system@db.internal/karigar?sslmode=verify-full' },
      'DATABASE_SYSTEM_URL has neither a password nor a client certificate',
    ],
    [
      'a bus without TLS',
      { NATS_URL: 'nats://karigar:word@bus.internal:4222' },
      'NATS_URL is without TLS',
    ],
    [
      'a second bus without TLS',
      { NATS_URL: 'tls://karigar:word@one.internal:4222,nats://two.internal:4222' },
      'NATS_URL is without TLS',
    ],
    [
      'a bus without credentials',
      { NATS_URL: 'tls://bus.internal:4222' },
      'NATS_URL has no user and password',
    ],
    [
      'a vault key of zeros',
      { VAULT_KEYS: JSON.stringify({ k1: ZERO_KEY }) },
      'VAULT_KEYS k1 is not random',
    ],
    ['a hash key that counts up', { VAULT_HASH_KEY: COUNTED_KEY }, 'VAULT_HASH_KEY is not random'],
    [
      'an audit key that was typed',
      { AUDIT_KEYS: JSON.stringify({ a1: TYPED_KEY }) },
      'AUDIT_KEYS a1 is not random',
    ],
    [
      'one key for vault and hashes',
      { VAULT_KEYS: JSON.stringify({ k1: SOME_KEY }), VAULT_HASH_KEY: SOME_KEY },
      'VAULT_KEYS k1 and VAULT_HASH_KEY are the same key',
    ],
    [
      'one key for vault and audit',
      {
        VAULT_KEYS: JSON.stringify({ k1: SOME_KEY }),
        AUDIT_KEYS: JSON.stringify({ a1: SOME_KEY }),
      },
      'VAULT_KEYS k1 and AUDIT_KEYS a1 are the same key',
    ],
    ['a captcha without work', { CAPTCHA_BITS: '17' }, 'CAPTCHA_BITS is below 18'],
    [
      'the internal port on every address',
      { INTERNAL_HOST: '0.0.0.0' },
      'INTERNAL_HOST: 0.0.0.0 is no address of our own network',
    ],
    [
      'the internal port on a public address',
      { INTERNAL_HOST: '203.0.113.7' },
      'INTERNAL_HOST: 203.0.113.7 is no address of our own network',
    ],
    [
      'no contact for reports of vulnerabilities',
      { SECURITY_CONTACT: undefined },
      'SECURITY_CONTACT is not set',
    ],
    ['logs of content', { LOG_LEVEL: 'trace' }, 'LOG_LEVEL is trace'],
    [
      'the console on the host of the app',
      { ...CONSOLE, CONSOLE_URL: 'https://karigar.example.in:8443' },
      'CONSOLE_URL is on the host of PUBLIC_URL',
    ],
    [
      'a console without TLS',
      { ...CONSOLE, CONSOLE_URL: 'http://ops.localhost:8082' },
      'CONSOLE_URL is not https',
    ],
    [
      'a console at an address',
      { ...CONSOLE, CONSOLE_URL: 'https://203.0.113.7' },
      'CONSOLE_URL has no domain name',
    ],
    [
      'the development client id of the console',
      { ...CONSOLE, CONSOLE_CLIENT_IDS: 'karigar-console-dev' },
      'CONSOLE_CLIENT_IDS has the development id',
    ],
    [
      'the client id of the app for the console',
      { ...CONSOLE, CONSOLE_CLIENT_IDS: 'app-2' },
      'CONSOLE_CLIENT_IDS has an id of CLIENT_IDS',
    ],
  ];

it.each(CASES)('production settings with %s are refused', (_what, changed, problem) => {
  expect(() => readConfig({ ...safeProduction, ...changed })).toThrow(problem);
});

/** Cases that change different settings, so that one process can have them all. */
const batches = (): (typeof CASES)[] => {
  const made: { cases: (typeof CASES)[number][]; taken: Set<string> }[] = [];
  for (const one of CASES) {
    const names = Object.keys(one[1]);
    const free = made.find(({ taken }) => names.every((name) => !taken.has(name)));
    const batch = free ?? { cases: [], taken: new Set() };
    if (free === undefined) made.push(batch);
    batch.cases.push(one);
    for (const name of names) batch.taken.add(name);
  }
  return made.map(({ cases }) => cases);
};

it('production processes with unsafe settings exit with 1 and print every problem', () => {
  const all = batches();
  expect(all[0]?.length).toBeGreaterThan(12);
  for (const cases of all) {
    const changed = cases.map(([, settings]) => settings);
    const { status, says } = start(Object.assign({}, ...changed) as Record<string, string>);
    expect(status).toBe(1);
    expect(says).toContain('The settings are not right');
    for (const [, , problem] of cases) expect(says).toContain(problem);
  }
}, 120_000);

it('a production process reads sealed settings, and prints what is wrong with them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'karigar-start-'));
  const given = {
    SECRETS_FILE: join(folder, 'secrets.json'),
    SECRETS_KEY_FILE: join(folder, 'key'),
  };
  await writeFile(given.SECRETS_KEY_FILE, SOME_KEY, { mode: 0o600 });
  const sealed = await sealSettings(
    JSON.stringify({ VAULT_HASH_KEY: ZERO_KEY }),
    envelopeOf(given),
  );
  await writeFile(given.SECRETS_FILE, sealed);
  const opened = start({ ...given, VAULT_HASH_KEY: undefined });
  expect([opened.status, opened.says]).toEqual([
    1,
    expect.stringContaining('VAULT_HASH_KEY is not random'),
  ]);
  const twice = start(given);
  expect([twice.status, twice.says]).toEqual([
    1,
    expect.stringContaining('in SECRETS_FILE and in another place too: VAULT_HASH_KEY'),
  ]);
  await rm(folder, { recursive: true });
}, 90_000);

it.each([
  ['a database on this machine', { DATABASE_URL: 'postgres://127.0.0.1/karigar' }],
  ['a database behind a socket', { DATABASE_URL: 'postgres:///karigar?host=/run/postgresql' }],
])('safe production settings without role addresses are valid with %s', (_what, changed) => {
  const own = { ...changed, DATABASE_APP_URL: undefined, DATABASE_SYSTEM_URL: undefined };
  expect(readConfig({ ...safeProduction, ...own })).toMatchObject({ isProduction: true });
});

it.each([
  ['a bus with TLS and credentials', { NATS_URL: 'tls://karigar:word@bus.internal:4222' }],
  ['a bus on this machine', { NATS_URL: 'nats://127.0.0.1:4222' }],
  ['the internal port in our own network', { INTERNAL_HOST: '10.1.2.3' }],
  ['the internal port on this machine', { INTERNAL_HOST: '::1' }],
])('safe production settings are valid with %s', (_what, changed) => {
  expect(readConfig({ ...safeProduction, ...changed })).toMatchObject({ isProduction: true });
});

it('safe production settings are valid when no case changes them', () => {
  expect(readConfig(safeProduction)).toMatchObject({ isProduction: true });
});

it('a production process whose folder of terms lacks a text exits with 1 and names it', () => {
  const { status, says } = start({});
  expect(status).toBe(1);
  expect(says).toContain('LEGAL_DIR: /etc/karigar/legal/terms has no version like 2026-01-01');
}, 90_000);

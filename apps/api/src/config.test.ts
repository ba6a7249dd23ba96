import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { safeProduction } from '#testing/safe-production';
import { DEVELOPMENT } from '#platform/development-settings';
import { readConfig } from './config.ts';

const razorpay = {
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'w'.repeat(32),
};
const razorpayX = {
  RAZORPAYX_KEY_ID: 'rzp_live_1',
  RAZORPAYX_KEY_SECRET: 'secret',
  RAZORPAYX_ACCOUNT_NUMBER: '7878780080316316',
  RAZORPAYX_WEBHOOK_SECRET: 'w'.repeat(32),
};
const s3 = {
  FILES_S3_ENDPOINT: 'https://s3.example.in',
  FILES_S3_BUCKET: 'karigar',
  FILES_S3_KEY_ID: 'id',
  FILES_S3_SECRET: 'secret',
};

describe('readConfig', () => {
  it('settings have working defaults for a developer', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      isProduction: false,
      port: 8080,
      roles: ['http', 'live', 'relay', 'worker'],
    });
    expect(config.database.url('app')).toContain('karigar_app@');
  });

  it('settings for production are accepted when they are safe', () => {
    expect(readConfig(safeProduction)).toMatchObject({
      isProduction: true,
      clientIds: ['app-1', 'app-2'],
    });
  });

  it.each([
    ['the development client id', { CLIENT_IDS: 'karigar-dev' }, 'development id'],
    [
      'the development vault',
      { VAULT_KEYS: undefined, VAULT_CURRENT: undefined },
      'VAULT_KEYS has the development key',
    ],
    [
      'the development key of the audit',
      { AUDIT_KEYS: undefined, AUDIT_CURRENT: undefined },
      'AUDIT_KEYS has the development key',
    ],
    ['no hash key', { VAULT_HASH_KEY: undefined }, 'VAULT_HASH_KEY'],
    [
      'no key for identity tokens',
      { ID_TOKEN_KEY: undefined },
      'ID_TOKEN_KEY is the development key',
    ],
    [
      'the development key for identity tokens',
      { ID_TOKEN_KEY: JSON.stringify(readConfig({}).idTokenKey) },
      'the development key',
    ],
    [
      'the development key among other keys for identity tokens',
      { ID_TOKEN_OTHER_KEYS: JSON.stringify([readConfig({}).idTokenKey]) },
      'ID_TOKEN_OTHER_KEYS has the development key',
    ],
    [
      'the development key as the other key of push',
      { PUSH_OTHER_KEY: DEVELOPMENT.pushKey },
      'PUSH_OTHER_KEY is the development key',
    ],
    ['no public address', { PUBLIC_URL: undefined }, 'PUBLIC_URL is not https'],
    ['a public address without a name', { PUBLIC_URL: 'https://203.0.113.9' }, 'names only'],
    ['a public IPv6 address', { PUBLIC_URL: 'https://[2001:db8::1]' }, 'names only'],
    ['a public address in the clear', { PUBLIC_URL: 'http://localhost' }, 'not https'],
    ['a test number', { TEST_NUMBERS: '9000000001' }, 'TEST_NUMBERS'],
    ['messages to the inbox', { SMS_URL: undefined }, 'messages would go to the inbox'],
    [
      'a payment gateway in its test mode',
      { ...razorpay, RAZORPAY_KEY_ID: 'rzp_test_1' },
      'RAZORPAY_KEY_ID is of the test mode',
    ],
    [
      'a payment gateway in the clear',
      { ...razorpay, RAZORPAY_URL: 'http://razorpay.example.in' },
      'RAZORPAY_URL is without TLS',
    ],
    [
      'a short secret of webhooks',
      { ...razorpay, RAZORPAY_WEBHOOK_SECRET: 'umbrella' },
      'less than 32 characters',
    ],
    [
      'payouts in test mode',
      { ...razorpayX, RAZORPAYX_KEY_ID: 'rzp_test_1' },
      'RAZORPAYX_KEY_ID is of the test mode',
    ],
    [
      'payouts in the clear',
      { ...razorpayX, RAZORPAYX_URL: 'http://razorpay.example.in' },
      'RAZORPAYX_URL is without TLS',
    ],
    [
      'a short secret of the webhooks of payouts',
      { ...razorpayX, RAZORPAYX_WEBHOOK_SECRET: 'umbrella' },
      'RAZORPAYX_WEBHOOK_SECRET has less than 32 characters',
    ],
    ['sample terms', { LEGAL_DIR: undefined }, 'people would accept sample terms'],
    ['no number of support', { SUPPORT_PHONE: undefined }, 'nobody could call us'],
    ['an empty number of support', { SUPPORT_PHONE: '' }, 'nobody could call us'],
    ['a number nobody can dial', { SUPPORT_PHONE: '12345' }, 'nor toll-free'],
    ['emails to the inbox', { EMAIL_URL: undefined }, 'emails would go to the inbox'],
    ['the development key for push', { PUSH_KEY: undefined }, 'PUSH_KEY is the development key'],
    ['no contact for push services', { PUSH_CONTACT: undefined }, 'PUSH_CONTACT is not set'],
    [
      'a push service in its own network',
      { PUSH_SERVICES: 'fcm.googleapis.com,http://127.0.0.1:9' },
      'http://127.0.0.1:9 is no public host',
    ],
    ['a push service by its address', { PUSH_SERVICES: '10.0.0.7' }, '10.0.0.7 is no public host'],
    [
      'traces sent in the clear',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.internal:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT is without TLS',
    ],
    ['files sent in the clear', { ...s3, FILES_S3_ENDPOINT: 'http://s3.internal' }, 'without TLS'],
    [
      'an issuer without TLS',
      {
        ID_TOKEN_ISSUERS: JSON.stringify([
          { issuer: 'test', audience: 'karigar', keysUrl: 'http://127.0.0.1:1/keys' },
        ]),
      },
      'without TLS',
    ],
  ])('settings refuse production with %s', (_what, changed, problem) => {
    expect(() => readConfig({ ...safeProduction, ...changed })).toThrow(problem);
  });

  it('settings name the drafts that are spoken', () => {
    expect(readConfig({}).draftLanguages).toEqual([]);
    expect(readConfig({ LANGUAGES: 'mr,ur' }).draftLanguages).toEqual(['mr', 'ur']);
    expect(() => readConfig({ LANGUAGES: 'mr,xx' })).toThrow('LANGUAGES: xx is none of mr');
  });

  it('settings require no VAPID key when push is off', () => {
    expect(readConfig({ ...safeProduction, PUSH: 'off', PUSH_KEY: undefined }).push).toBeNull();
  });

  it('settings choose between disk and S3 for files', () => {
    expect(readConfig({ FILES_DIR: '/data' }).files).toEqual({ directory: '/data', s3: null });
    expect(readConfig({ ...safeProduction, ...s3 }).files.s3).toEqual({
      endpoint: 'https://s3.example.in',
      region: 'us-east-1',
      bucket: 'karigar',
      keyId: 'id',
      secret: 'secret',
    });
  });

  it.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ RAZORPAY_KEY_ID: 'rzp_live_1' }, 'needs RAZORPAY_KEY_SECRET'],
    [{ ...razorpayX, RAZORPAYX_ACCOUNT_NUMBER: '' }, 'needs RAZORPAYX_KEY_SECRET'],
    [{ ROLES: 'http,cook' }, 'no role cook'],
    [{ VAULT_KEYS: JSON.stringify({ dev: 'c2hvcnQ=' }) }, 'not 32 bytes'],
    [{ VAULT_CURRENT: 'lost' }, 'names no key'],
    [{ AUDIT_CURRENT: 'lost' }, 'AUDIT_CURRENT names no key'],
    [{ AUDIT_KEYS: JSON.stringify({ dev: 'YQ==' }) }, 'audit key dev is not 32 bytes'],
    [{ VAULT_KEYS: 'x' }, 'not JSON'],
    [{ VAULT_HASH_KEY: 'YQ==' }, 'not 32 bytes'],
    [{ PORT: '99999' }, 'PORT'],
    [{ ROLES: 'http' }, 'must play all roles'],
    [{ CONSOLE_URL: 'http://ops.example.in' }, 'CONSOLE_URL: without TLS'],
    [{ CONSOLE_NETWORKS: '10.8.0.0/40' }, 'CONSOLE_NETWORKS: 10.8.0.0/40'],
    [{ TEST_NUMBERS: '9000000001,12345' }, '12345 is not ten digits'],
    [{ PUBLIC_URL: 'http://karigar.example.in' }, 'only this machine'],
    [{ PUBLIC_URL: 'http://localhost.example.in' }, 'only this machine'],
    [{ PUBLIC_URL: 'karigar' }, 'PUBLIC_URL'],
    [{ OTHER_ORIGINS: 'https://other.example.in/' }, 'is not like https://host'],
    [{ OTHER_ORIGINS: '*' }, 'is not like https://host'],
    [{ OTHER_ORIGINS: 'null' }, 'is not like https://host'],
    [{ OTHER_ORIGINS: 'http://other.example.in' }, 'without TLS'],
    [{ OTHER_ORIGINS: 'http://localhost:8080' }, 'is our own'],
    [{ CAPTCHA_BITS: '33' }, 'CAPTCHA_BITS'],
    [{ ...s3, FILES_S3_SECRET: '' }, 'FILES_S3_SECRET'],
    [{ PUSH_KEY: 'short' }, 'PUSH_KEY is not 32 bytes'],
    [{ PUSH_CONTACT: 'somebody' }, 'PUSH_CONTACT'],
    [{ ID_TOKEN_KEY: '{"kty":"oct"}' }, 'ID_TOKEN_KEY'],
    [
      {
        ID_TOKEN_ISSUERS: JSON.stringify([
          { issuer: 'karigar', audience: 'karigar', keysUrl: 'https://keys.example.in' },
        ]),
      },
      'our own name',
    ],
  ])('settings name the problem in %j', (changed, problem) => {
    expect(() => readConfig(changed)).toThrow(problem);
  });
});

/** Secrets by their variable names; the security model may also list values that are not secret. */
const SECRET =
  /^ {2}(\w*(?:_KEYS?|_SECRET|_KEY_ID|_HASH_KEY)|DATABASE_\w*URL|NATS_URL|TEST_NUMBERS):/gm;

it('docs list every secret in the security model, with the effect of a leak', () => {
  const source = readFileSync(join(import.meta.dirname, 'config.ts'), 'utf8');
  const model = readFileSync(join(import.meta.dirname, '../../../docs/security-model.md'), 'utf8');
  const [, leaks = ''] = model.split('## What happens when each secret leaks');
  const named = new Set(Array.from(leaks.matchAll(/`(\w+)`/g), ([, name]) => name));
  const secrets = Array.from(source.matchAll(SECRET), ([, name]) => name);
  expect(secrets).toContain('VAULT_HASH_KEY');
  expect(secrets.filter((name) => !named.has(name))).toEqual([]);
});

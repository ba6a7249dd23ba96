import { isIP } from 'node:net';
import { DEVELOPMENT } from '#platform/development-settings';
import type { HashKeys } from '#platform/hash-keys';
import { keyProblems, type NamedKey } from '#platform/key-strength';
import {
  busProblems,
  databaseProblems,
  isInsideAddress,
  isOwnDatabase,
} from '#platform/network-settings';
import { isSafePlace } from '#platform/origins';
import { isPublicHost } from '#platform/push-services';

type Keys = Readonly<Record<string, Uint8Array>>;

/** The settings that can make a production server unsafe. */
type CheckedSettings = {
  readonly ROLES: readonly string[];
  readonly PUBLIC_URL: string;
  readonly CONSOLE_URL: string;
  readonly CONSOLE_CLIENT_IDS: readonly string[];
  readonly INTERNAL_HOST: string;
  readonly LOG_LEVEL: string;
  readonly DATABASE_URL: string;
  readonly DATABASE_APP_URL?: string | undefined;
  readonly DATABASE_SYSTEM_URL?: string | undefined;
  readonly DATABASE_JOBS_URL?: string | undefined;
  readonly NATS_URL?: string | undefined;
  readonly CLIENT_IDS: readonly string[];
  readonly VAULT_KEYS: Keys;
  readonly VAULT_HASH_KEY: Uint8Array;
  readonly HASH_KEYS: HashKeys;
  readonly AUDIT_KEYS: Keys;
  readonly ID_TOKEN_KEY: { readonly d: string };
  readonly ID_TOKEN_OTHER_KEYS: readonly { readonly x: string }[];
  readonly ID_TOKEN_ISSUERS: readonly { readonly issuer: string; readonly keysUrl: string }[];
  readonly SUPPORT_PHONE: string;
  readonly SECURITY_CONTACT?: string | undefined;
  readonly FILES_S3_ENDPOINT?: string | undefined;
  readonly SMS_PROVIDERS: readonly string[];
  readonly SMS_URL?: string | undefined;
  readonly MSG91_URL: string;
  readonly GUPSHUP_URL: string;
  readonly WHATSAPP_URL: string;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly EMAIL_URL?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly MASKED_CALLS_URL?: string | undefined;
  readonly RAZORPAY_URL: string;
  readonly RAZORPAY_KEY_ID?: string | undefined;
  readonly RAZORPAY_WEBHOOK_SECRET: string;
  readonly RAZORPAYX_URL: string;
  readonly RAZORPAYX_KEY_ID?: string | undefined;
  readonly RAZORPAYX_WEBHOOK_SECRET: string;
  readonly PUSH: 'on' | 'off';
  readonly PUSH_KEY: string;
  readonly PUSH_OTHER_KEY?: string | undefined;
  readonly PUSH_SERVICES: readonly string[];
  readonly CAPTCHA_BITS: number;
  readonly TEST_NUMBERS: readonly string[];
};

type Given = Readonly<Record<string, string | undefined>>;

/** Less work than this does not slow down a program that asks for codes. */
const CAPTCHA_FLOOR = 18;

/** Its letters are chosen by us: a word could be guessed from one signed event. */
const SHORTEST_WEBHOOK_SECRET = 32;

const DEVELOPMENT_KEYS = new Set<unknown>([
  DEVELOPMENT.hashKey,
  ...[DEVELOPMENT.vaultKeys, DEVELOPMENT.auditKeys].flatMap((keys) =>
    Object.values(JSON.parse(keys) as object),
  ),
]);

const isDevelopments = (bytes: Uint8Array): boolean =>
  DEVELOPMENT_KEYS.has(Buffer.from(bytes).toString('base64'));

const keysOf = (env: CheckedSettings): NamedKey[] => [
  ...Object.entries(env.VAULT_KEYS).map(([id, bytes]) => ({ name: `VAULT_KEYS ${id}`, bytes })),
  { name: 'VAULT_HASH_KEY', bytes: env.VAULT_HASH_KEY },
  ...Object.entries(env.HASH_KEYS).flatMap(([purpose, keys]) =>
    keys.flatMap(({ id, key: bytes }) =>
      bytes === undefined ? [] : [{ name: `HASH_KEYS ${purpose} ${id}`, bytes }],
    ),
  ),
  ...Object.entries(env.AUDIT_KEYS).map(([id, bytes]) => ({ name: `AUDIT_KEYS ${id}`, bytes })),
  { name: 'ID_TOKEN_KEY', bytes: Buffer.from(env.ID_TOKEN_KEY.d, 'base64url') },
  ...(env.PUSH === 'on'
    ? [{ name: 'PUSH_KEY', bytes: Buffer.from(env.PUSH_KEY, 'base64url') }]
    : []),
];

const unsafeKeys = (env: CheckedSettings): string[] => {
  const problems: string[] = [];
  if (Object.values(env.VAULT_KEYS).some(isDevelopments))
    problems.push('VAULT_KEYS has the development key');
  if (isDevelopments(env.VAULT_HASH_KEY)) problems.push('VAULT_HASH_KEY is the development key');
  if (Object.values(env.AUDIT_KEYS).some(isDevelopments))
    problems.push('AUDIT_KEYS has the development key');
  if (env.ID_TOKEN_KEY.d === DEVELOPMENT.idTokenKey.d)
    problems.push('ID_TOKEN_KEY is the development key');
  if (env.ID_TOKEN_OTHER_KEYS.some(({ x }) => x === DEVELOPMENT.idTokenKey.x))
    problems.push('ID_TOKEN_OTHER_KEYS has the development key: anybody can sign with it');
  return [...problems, ...keyProblems(keysOf(env))];
};

const unsafePush = (env: CheckedSettings, given: Given): string[] => {
  if (env.PUSH === 'off') return [];
  const problems: string[] = [];
  if (env.PUSH_KEY === DEVELOPMENT.pushKey)
    problems.push('PUSH_KEY is the development key: set one, or PUSH=off');
  if (env.PUSH_OTHER_KEY === DEVELOPMENT.pushKey)
    problems.push('PUSH_OTHER_KEY is the development key');
  if (!given['PUSH_CONTACT']) problems.push('PUSH_CONTACT is not set');
  for (const service of env.PUSH_SERVICES) {
    if (!isPublicHost(service)) problems.push(`PUSH_SERVICES: ${service} is no public host`);
  }
  return problems;
};

const isPlain = (url: string | undefined): boolean =>
  url !== undefined && !url.startsWith('https:');

/** Gateways and stores that would get secrets or personal data in the clear, or not at all. */
const unsafeGateways = (env: CheckedSettings): string[] => {
  const problems: string[] = [];
  if (isPlain(env.FILES_S3_ENDPOINT)) problems.push('FILES_S3_ENDPOINT is without TLS');
  if (env.SMS_URL === undefined && env.SMS_PROVIDERS.length === 0)
    problems.push('SMS_PROVIDERS is not set: messages would go to the inbox');
  for (const name of ['SMS_URL', 'MSG91_URL', 'GUPSHUP_URL', 'WHATSAPP_URL'] as const)
    if (isPlain(env[name]))
      problems.push(`${name} is without TLS: codes and the key would travel in the clear`);
  if (env.EMAIL_URL === undefined && env.SMTP_URL === undefined)
    problems.push('SMTP_URL is not set: emails would go to the inbox');
  if (isPlain(env.EMAIL_URL))
    problems.push('EMAIL_URL is without TLS: codes and the key would travel in the clear');
  if (isPlain(env.MASKED_CALLS_URL))
    problems.push('MASKED_CALLS_URL is without TLS: numbers would travel in the clear');
  const collector = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (collector !== undefined && !isSafePlace(new URL(collector)))
    problems.push('OTEL_EXPORTER_OTLP_ENDPOINT is without TLS');
  for (const { issuer, keysUrl } of env.ID_TOKEN_ISSUERS) {
    if (isPlain(keysUrl)) problems.push(`issuer ${issuer} publishes its keys without TLS`);
  }
  return problems;
};

/** The word of a provider of payments moves money: nobody else may be able to give it. */
const unsafePayments = (env: CheckedSettings, name: 'RAZORPAY' | 'RAZORPAYX'): string[] => {
  const keyId = env[`${name}_KEY_ID`];
  if (keyId === undefined) return [];
  const problems: string[] = [];
  if (isPlain(env[`${name}_URL`]))
    problems.push(`${name}_URL is without TLS: the key would travel in the clear`);
  if (keyId.startsWith('rzp_test_'))
    problems.push(`${name}_KEY_ID is of the test mode: it moves no money`);
  if (env[`${name}_WEBHOOK_SECRET`].length < SHORTEST_WEBHOOK_SECRET)
    problems.push(`${name}_WEBHOOK_SECRET has less than ${SHORTEST_WEBHOOK_SECRET} characters`);
  return problems;
};

const roleProblems = (
  name: 'DATABASE_APP_URL' | 'DATABASE_SYSTEM_URL',
  env: CheckedSettings,
): string[] => {
  const own = env[name];
  if (own !== undefined) return databaseProblems(name, own, true);
  // The role then logs in at DATABASE_URL without a password, which only this machine may allow.
  return isOwnDatabase(env.DATABASE_URL)
    ? []
    : [`${name} is not set: its role would log in without a password`];
};

/** Browsers bind a passkey to the domain name of its page, and refuse addresses. */
const hasPasskeyName = (url: string): boolean => {
  const { hostname } = new URL(url);
  return isIP(hostname.replaceAll(/[[\]]/g, '')) === 0;
};

const unsafeNetwork = (env: CheckedSettings, given: Given): string[] => {
  const problems: string[] = [];
  if (!given['DATABASE_URL']) problems.push('DATABASE_URL is not set');
  problems.push(...databaseProblems('DATABASE_URL', env.DATABASE_URL, false));
  problems.push(...roleProblems('DATABASE_APP_URL', env));
  problems.push(...roleProblems('DATABASE_SYSTEM_URL', env));
  if (env.DATABASE_JOBS_URL !== undefined)
    problems.push(...databaseProblems('DATABASE_JOBS_URL', env.DATABASE_JOBS_URL, true));
  if (env.NATS_URL !== undefined) problems.push(...busProblems(env.NATS_URL));
  if (!env.PUBLIC_URL.startsWith('https:'))
    problems.push('PUBLIC_URL is not https: sessions would travel in the clear');
  if (!hasPasskeyName(env.PUBLIC_URL))
    problems.push('PUBLIC_URL has no domain name: browsers make passkeys for names only');
  if (!isInsideAddress(env.INTERNAL_HOST))
    problems.push(`INTERNAL_HOST: ${env.INTERNAL_HOST} is no address of our own network`);
  return problems;
};

/** A cookie does not know ports, and a passkey only the host: the console has a host of its own. */
const unsafeConsole = (env: CheckedSettings): string[] => {
  if (!env.ROLES.includes('console')) return [];
  const problems: string[] = [];
  if (!env.CONSOLE_URL.startsWith('https:'))
    problems.push('CONSOLE_URL is not https: sessions would travel in the clear');
  if (!hasPasskeyName(env.CONSOLE_URL))
    problems.push('CONSOLE_URL has no domain name: browsers make passkeys for names only');
  if (new URL(env.CONSOLE_URL).hostname === new URL(env.PUBLIC_URL).hostname)
    problems.push('CONSOLE_URL is on the host of PUBLIC_URL: the console needs its own');
  if (env.CONSOLE_CLIENT_IDS.includes(DEVELOPMENT.consoleClientId))
    problems.push('CONSOLE_CLIENT_IDS has the development id');
  if (env.CONSOLE_CLIENT_IDS.some((id) => env.CLIENT_IDS.includes(id)))
    problems.push('CONSOLE_CLIENT_IDS has an id of CLIENT_IDS');
  return problems;
};

const unsafeValues = (env: CheckedSettings, given: Given): string[] => {
  const problems: string[] = [];
  if (env.CLIENT_IDS.includes(DEVELOPMENT.clientId))
    problems.push('CLIENT_IDS has the development id');
  if (!given['INVOICE_SUPPLIER'])
    problems.push('INVOICE_SUPPLIER is not set: receipts would name a sample');
  if (!given['LEGAL_DIR']) problems.push('LEGAL_DIR is not set: people would accept sample terms');
  if (env.SUPPORT_PHONE === '') problems.push('SUPPORT_PHONE is not set: nobody could call us');
  if (env.SECURITY_CONTACT === undefined)
    problems.push('SECURITY_CONTACT is not set: nobody could report a vulnerability');
  if (env.TEST_NUMBERS.length > 0) problems.push('TEST_NUMBERS is set: they log in without a code');
  if (env.CAPTCHA_BITS < CAPTCHA_FLOOR)
    problems.push(`CAPTCHA_BITS is below ${CAPTCHA_FLOOR}: programs would solve it at once`);
  if (env.LOG_LEVEL === 'trace')
    problems.push('LOG_LEVEL is trace: the log would have content of requests');
  return problems;
};

/** Settings with which a stranger on the network or a reader of this repository could enter a production server. */
export const unsafeSettings = (env: CheckedSettings, given: Given): string[] => [
  ...unsafeNetwork(env, given),
  ...unsafeConsole(env),
  ...unsafeValues(env, given),
  ...unsafeKeys(env),
  ...unsafeGateways(env),
  ...unsafePayments(env, 'RAZORPAY'),
  ...unsafePayments(env, 'RAZORPAYX'),
  ...unsafePush(env, given),
];

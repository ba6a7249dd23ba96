import { join } from 'node:path';
import { isAppVersion } from '@karigar/domain/app-version';
import { LAST_CELL } from '@karigar/domain/cell';
import { isUpiId } from '@karigar/domain/identity/upi';
import { readPhone } from '@karigar/domain/identity/phone';
import { isSupportPhone } from '@karigar/domain/identity/support-phone';
import { DRAFT_LANGUAGES, isDraft } from '@karigar/domain/language';
import * as z from 'zod/mini';
import { urlFor, type DatabaseRole } from '#db/roles';
import { networkProblems } from '#platform/allow-list';
import { supplierProblems } from '#platform/suppliers';
import { suppliers } from '#platform/supplier-settings';
import { abuseLimits, json, list, whole } from '#platform/settings';
import { DEVELOPMENT } from '#platform/development-settings';
import { hashKeyProblems } from '#platform/hash-keys';
import { dutyProblems, dutySettings } from '#platform/messages/duty-settings';
import { emailProblems, emailProviderOf, emailSettings } from '#platform/messages/email-settings';
import {
  messageLimitsOf,
  smsProblems,
  smsProvidersOf,
  smsSettings,
} from '#platform/messages/sms-settings';
import {
  whatsappOf,
  whatsappProblems,
  whatsappSettings,
} from '#platform/messages/whatsapp-settings';
import { isSafePlace, originProblems } from '#platform/origins';
import {
  razorpayOf,
  razorpayProblems,
  razorpaySettings,
} from '#platform/payments/razorpay-settings';
import {
  razorpayXOf,
  razorpayXProblems,
  razorpayXSettings,
} from '#platform/payouts/razorpayx-settings';
import { KNOWN_PUSH_SERVICES } from '#platform/push-services';
import { unsafeSettings } from '#unsafe-settings';

export const PROCESS_ROLES = ['http', 'live', 'relay', 'worker', 'console'] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];

const port = (fallback: number) => whole(fallback, 65_535);

const key = z.pipe(
  z.string(),
  z.transform((written) => new Uint8Array(Buffer.from(written, 'base64'))),
);

const issuer = z.object({
  issuer: z.string(),
  audience: z.string(),
  keysUrl: z.url(),
  algorithms: z._default(z.array(z.string()), ['RS256', 'ES256']),
});
export type Issuer = z.output<typeof issuer>;

/** Issuer and audience of our own identity tokens. */
export const OWN_ISSUER = 'karigar';

const idTokenKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});
export type IdTokenKey = z.output<typeof idTokenKey>;

const environment = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  ROLES: list('http,live,relay,worker'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: port(8080),
  INTERNAL_HOST: z._default(z.string(), '127.0.0.1'),
  INTERNAL_PORT: port(8081),
  CONSOLE_HOST: z._default(z.string(), '127.0.0.1'),
  CONSOLE_PORT: port(8082),
  CONSOLE_URL: z._default(z.url(), 'http://ops.localhost:8082'),
  CONSOLE_NETWORKS: list(''),
  CONSOLE_CLIENT_IDS: list(DEVELOPMENT.consoleClientId),
  CONSOLE_DIR: z._default(z.string(), 'apps/console/dist'),
  SMALL_TEAM: z._default(z.enum(['on', 'off']), 'off'),
  TRUSTED_PROXIES: whole(0, 10),
  PUBLIC_URL: z._default(z.url(), 'http://localhost:8080'),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),

  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url()),
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), 0.01),

  DATABASE_URL: z._default(z.string(), 'postgres://127.0.0.1:5432/karigar_dev'),
  DATABASE_APP_URL: z.optional(z.string()),
  DATABASE_SYSTEM_URL: z.optional(z.string()),
  DATABASE_JOBS_URL: z.optional(z.string()),
  DATABASE_CONNECTIONS: whole(10),
  CELL: whole(0, LAST_CELL),
  NATS_URL: z.optional(z.string()),
  LIVE: z._default(z.enum(['on', 'off']), 'on'),
  LIVE_STREAMS: whole(20_000),
  LIVE_DRAIN_MS: whole(30_000),

  CLIENT_IDS: list(DEVELOPMENT.clientId),
  OTHER_ORIGINS: list(''),
  MINIMUM_CLIENT_VERSION: z._default(z.string(), '0.0.0'),
  WEB_DIR: z._default(z.string(), 'apps/web/dist'),
  /** Drafts that are spoken too; English and Hindi always are. */
  LANGUAGES: list(''),
  LEGAL_DIR: z._default(z.string(), join(import.meta.dirname, 'legal')),
  VAULT_KEYS: json(z.record(z.string(), key), DEVELOPMENT.vaultKeys),
  VAULT_CURRENT: z._default(z.string(), 'dev'),
  VAULT_HASH_KEY: z.pipe(z._default(z.string(), DEVELOPMENT.hashKey), key),
  HASH_KEYS: json(
    z.record(z.string(), z.array(z.object({ id: z.string(), key: z.optional(key) }))),
    '{}',
  ),
  AUDIT_KEYS: json(z.record(z.string(), key), DEVELOPMENT.auditKeys),
  AUDIT_CURRENT: z._default(z.string(), 'dev'),
  ID_TOKEN_ISSUERS: json(z.array(issuer), '[]'),
  ID_TOKEN_KEY: json(idTokenKey, JSON.stringify(DEVELOPMENT.idTokenKey)),
  ID_TOKEN_OTHER_KEYS: json(z.array(z.omit(idTokenKey, { d: true })), '[]'),

  /** Ids of categories whose services fall under section 9(5) of the CGST Act. */
  SECTION_9_5_CATEGORIES: list(''),
  INVOICE_SUPPLIER: json(suppliers, DEVELOPMENT.supplier),
  SUPPORT_PHONE: z._default(z.string(), ''),
  SECURITY_CONTACT: z.optional(z.string()),
  UPI_PAYEE: z.optional(z.string()),
  UPI_PAYEE_NAME: z._default(z.string(), 'Karigar'),
  ...razorpaySettings,
  ...razorpayXSettings,

  FILES_DIR: z._default(z.string(), '.cache/files'),
  FILES_S3_ENDPOINT: z.optional(z.url()),
  FILES_S3_REGION: z._default(z.string(), 'us-east-1'),
  FILES_S3_BUCKET: z._default(z.string(), ''),
  FILES_S3_KEY_ID: z._default(z.string(), ''),
  FILES_S3_SECRET: z._default(z.string(), ''),
  UIDAI_CERTIFICATES: z.optional(z.string()),
  TESSERACT: z._default(z.string(), 'tesseract'),
  ...smsSettings,
  ...whatsappSettings,
  SMS_PER_DAY: whole(20_000),
  ...emailSettings,
  EMAILS_PER_DAY: whole(20_000),
  MASKED_CALLS_URL: z.optional(z.url()),
  MASKED_CALLS_KEY: z._default(z.string(), ''),
  PUSH: z._default(z.enum(['on', 'off']), 'on'),
  PUSH_KEY: z._default(z.string(), DEVELOPMENT.pushKey),
  PUSH_OTHER_KEY: z.optional(z.string()),
  PUSH_CONTACT: z._default(z.string(), 'mailto:push@example.in'),
  PUSH_SERVICES: list(KNOWN_PUSH_SERVICES.join(',')),
  UNSEEN_SMS_MINUTES: whole(5),
  ...dutySettings,
  DISPATCH: z._default(z.enum(['by-hand', 'offers']), 'offers'),
  OTP_GUARD_FROM: whole(100),
  OTP_USED_PERCENT: whole(20),
  CAPTCHA_BITS: whole(18),
  TEST_NUMBERS: list(''),
  CALLS_PER_MINUTE_ADDRESS: whole(6000),
  CALLS_PER_MINUTE_ACCOUNT: whole(600),
  CALLS_IN_FLIGHT_ACCOUNT: whole(4),
  NEWCOMERS_PER_MINUTE: whole(60),
  ...abuseLimits,
  BODY_TIMEOUT_MS: whole(10_000),
  UPLOAD_TIMEOUT_MS: whole(60_000),
  UPLOAD_BYTES_PER_SECOND: whole(8192),
  LEAVE_MS: whole(2500),
  DRAIN_MS: whole(500),
});

type Environment = z.output<typeof environment>;

const settingProblems = (env: Environment): string[] => {
  const problems: string[] = [];
  const roles: readonly string[] = PROCESS_ROLES;
  for (const role of env.ROLES) if (!roles.includes(role)) problems.push(`ROLES: no role ${role}`);
  if (env.ROLES.length === 0) problems.push('ROLES is empty');
  const alone = env.NATS_URL === undefined;
  if (alone && PROCESS_ROLES.some((role) => role !== 'console' && !env.ROLES.includes(role))) {
    problems.push('NATS_URL is not set, so this process must play all roles except the console');
  }
  if (!isSafePlace(new URL(env.PUBLIC_URL)))
    problems.push('PUBLIC_URL: without TLS only this machine has a session cookie');
  if (!isSafePlace(new URL(env.CONSOLE_URL)))
    problems.push('CONSOLE_URL: without TLS only this machine has a session cookie');
  for (const language of env.LANGUAGES)
    if (!isDraft(language))
      problems.push(`LANGUAGES: ${language} is none of ${DRAFT_LANGUAGES.join(', ')}`);
  problems.push(...networkProblems(env.CONSOLE_NETWORKS));
  problems.push(...originProblems(env.OTHER_ORIGINS, env.PUBLIC_URL));
  problems.push(...hashKeyProblems(env.HASH_KEYS));
  if (env.VAULT_HASH_KEY.length !== 32) problems.push('VAULT_HASH_KEY is not 32 bytes');
  if (env.ID_TOKEN_ISSUERS.some(({ issuer: name }) => name === OWN_ISSUER))
    problems.push(`ID_TOKEN_ISSUERS: ${OWN_ISSUER} is our own name`);
  for (const number of env.TEST_NUMBERS) {
    if (readPhone(number) !== number) problems.push(`TEST_NUMBERS: ${number} is not ten digits`);
  }
  problems.push(...dutyProblems(env), ...supplierProblems(env.INVOICE_SUPPLIER));
  if (env.UPI_PAYEE !== undefined && !isUpiId(env.UPI_PAYEE))
    problems.push('UPI_PAYEE is no UPI id');
  problems.push(...razorpayProblems(env), ...razorpayXProblems(env), ...smsProblems(env));
  problems.push(...whatsappProblems(env), ...emailProblems(env));
  if (env.SUPPORT_PHONE !== '' && !isSupportPhone(env.SUPPORT_PHONE))
    problems.push('SUPPORT_PHONE is neither +91 with ten digits nor toll-free');
  if (
    env.SECURITY_CONTACT !== undefined &&
    !/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(env.SECURITY_CONTACT)
  )
    problems.push('SECURITY_CONTACT is neither mailto: nor https:');
  const s3 = s3Settings(env);
  if (s3 !== null && Object.values(s3).includes(''))
    problems.push('FILES_S3_ENDPOINT needs FILES_S3_BUCKET, FILES_S3_KEY_ID and FILES_S3_SECRET');
  if (!isAppVersion(env.MINIMUM_CLIENT_VERSION))
    problems.push('MINIMUM_CLIENT_VERSION is not like 1.2.3');
  if (env.CALLS_IN_FLIGHT_ACCOUNT === 0) problems.push('CALLS_IN_FLIGHT_ACCOUNT is 0');
  if (env.CAPTCHA_BITS > 32) problems.push('CAPTCHA_BITS: nobody can do so much work');
  for (const name of ['PUSH_KEY', 'PUSH_OTHER_KEY'] as const)
    if (env[name] !== undefined && Buffer.from(env[name], 'base64url').length !== 32)
      problems.push(`${name} is not 32 bytes`);
  if (!/^(mailto:.+@|https:)/.test(env.PUSH_CONTACT))
    problems.push('PUSH_CONTACT is neither mailto: nor https:');
  if (!(env.VAULT_CURRENT in env.VAULT_KEYS)) problems.push('VAULT_CURRENT names no key');
  for (const [id, bytes] of Object.entries(env.VAULT_KEYS)) {
    if (bytes.length !== 32) problems.push(`vault key ${id} is not 32 bytes`);
  }
  if (!(env.AUDIT_CURRENT in env.AUDIT_KEYS)) problems.push('AUDIT_CURRENT names no key');
  for (const [id, bytes] of Object.entries(env.AUDIT_KEYS)) {
    if (bytes.length !== 32) problems.push(`audit key ${id} is not 32 bytes`);
  }
  return problems;
};

const s3Settings = (env: Environment) =>
  env.FILES_S3_ENDPOINT === undefined
    ? null
    : {
        endpoint: env.FILES_S3_ENDPOINT,
        region: env.FILES_S3_REGION,
        bucket: env.FILES_S3_BUCKET,
        keyId: env.FILES_S3_KEY_ID,
        secret: env.FILES_S3_SECRET,
      };

export class ConfigError extends Error {}

const databaseUrl = (env: Environment, role: DatabaseRole): string => {
  const own: Partial<Record<DatabaseRole, string | undefined>> = {
    app: env.DATABASE_APP_URL,
    system: env.DATABASE_SYSTEM_URL,
  };
  return own[role] ?? urlFor(env.DATABASE_URL, role);
};

/** The only reader of the environment. Throws one error with every problem. */
export const readConfig = (given: NodeJS.ProcessEnv) => {
  const read = z.safeParse(environment, given);
  if (!read.success) throw new ConfigError(z.prettifyError(read.error));
  const env = read.data;
  const isProduction = env.NODE_ENV === 'production';
  const problems = [...settingProblems(env), ...(isProduction ? unsafeSettings(env, given) : [])];
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return {
    isProduction,
    roles: env.ROLES as ProcessRole[],
    host: env.HOST,
    port: env.PORT,
    internalHost: env.INTERNAL_HOST,
    internalPort: env.INTERNAL_PORT,
    trustedProxies: env.TRUSTED_PROXIES,
    /** Public address of the app; decides whether cookies are marked Secure. */
    publicUrl: new URL(env.PUBLIC_URL),
    /** The operators' own listener. */
    console: {
      host: env.CONSOLE_HOST,
      port: env.CONSOLE_PORT,
      url: new URL(env.CONSOLE_URL),
      /** Empty for every network. */
      networks: env.CONSOLE_NETWORKS,
      clientIds: env.CONSOLE_CLIENT_IDS,
      directory: env.CONSOLE_DIR,
    },
    /** In a small team admin and money may be one person. */
    team: env.SMALL_TEAM === 'on' ? ('small' as const) : ('large' as const),
    logLevel: env.LOG_LEVEL,
    /** Null where no traces are made. */
    tracing:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, share: env.OTEL_TRACES_SAMPLER_ARG },
    database: {
      url: (role: DatabaseRole) => databaseUrl(env, role),
      /** Never through a pooler: the worker listens. */
      jobsUrl: env.DATABASE_JOBS_URL ?? databaseUrl(env, 'system'),
      connections: env.DATABASE_CONNECTIONS,
    },
    /** Must be the database's own, or the process does not start. */
    cell: env.CELL,
    natsUrl: env.NATS_URL ?? null,
    live: {
      isOn: env.LIVE === 'on',
      /** Maximum streams of this process. */
      streams: env.LIVE_STREAMS,
      /** Time limit for moving streams to another process before they are closed faster. */
      drain: env.LIVE_DRAIN_MS,
    },
    clientIds: env.CLIENT_IDS,
    /** Origins of other clients' pages, which may call us with a single token. */
    otherOrigins: env.OTHER_ORIGINS,
    minimumClientVersion: env.MINIMUM_CLIENT_VERSION,
    webDirectory: env.WEB_DIR,
    /** Terms, privacy notice, refunds and grievance officer, as Markdown. */
    legalDirectory: env.LEGAL_DIR,
    draftLanguages: env.LANGUAGES.filter(isDraft),
    vault: {
      keys: env.VAULT_KEYS,
      current: env.VAULT_CURRENT,
      hashKey: env.VAULT_HASH_KEY,
      hashKeys: env.HASH_KEYS,
    },
    audit: { keys: env.AUDIT_KEYS, current: env.AUDIT_CURRENT },
    issuers: env.ID_TOKEN_ISSUERS,
    idTokenKey: env.ID_TOKEN_KEY,
    /** Tokens under them are accepted too, while the key is changed. */
    idTokenOtherKeys: env.ID_TOKEN_OTHER_KEYS,
    /** Null only outside production. */
    supportPhone: env.SUPPORT_PHONE === '' ? null : env.SUPPORT_PHONE,
    /** Address for reports of vulnerabilities, in security.txt. Null only outside production. */
    securityContact: env.SECURITY_CONTACT ?? null,
    /** UPI payee of customers' payments; null where only cash is accepted. */
    upi: env.UPI_PAYEE === undefined ? null : { id: env.UPI_PAYEE, name: env.UPI_PAYEE_NAME },
    /** Null where nobody pays in the app. */
    razorpay: razorpayOf(env),
    /** Null where payouts are a file for the bank. */
    razorpayX: razorpayXOf(env),
    /** Supplier on receipts. */
    suppliers: env.INVOICE_SUPPLIER,
    section95Categories: env.SECTION_9_5_CATEGORIES,
    /** A PEM file with UIDAI's certificates; null where no offline e-KYC is taken. */
    uidaiCertificates: env.UIDAI_CERTIFICATES || null,
    /** The program that reads the text in pictures of documents. */
    pictureReader: { program: env.TESSERACT },
    files: { directory: env.FILES_DIR, s3: s3Settings(env) },
    /** In their order; empty where messages go to the inbox. */
    sms: smsProvidersOf(env),
    messages: messageLimitsOf(env),
    whatsapp: whatsappOf(env),
    email: emailProviderOf(env),
    /** Null where callers dial each other's real number. */
    maskedCalls:
      env.MASKED_CALLS_URL === undefined
        ? null
        : { url: env.MASKED_CALLS_URL, apiKey: env.MASKED_CALLS_KEY },
    push:
      env.PUSH === 'off'
        ? null
        : {
            privateKey: env.PUSH_KEY,
            otherPrivateKey: env.PUSH_OTHER_KEY ?? null,
            contact: env.PUSH_CONTACT,
            services: env.PUSH_SERVICES,
          },
    /** Minutes until an unseen assignment is also sent by SMS. */
    unseenSmsMinutes: env.UNSEEN_SMS_MINUTES,
    /** Numbers on duty for SOS, in the order of the setting; empty where nobody is told by SMS. */
    alarmPhones: env.ALARM_PHONES,
    dispatch: env.DISPATCH,
    otp: {
      testNumbers: env.TEST_NUMBERS,
      perDay: { phone: env.SMS_PER_DAY, email: env.EMAILS_PER_DAY },
      guardFrom: env.OTP_GUARD_FROM,
      usedPercent: env.OTP_USED_PERCENT,
    },
    captchaBits: env.CAPTCHA_BITS,
    callsPerMinute: {
      address: env.CALLS_PER_MINUTE_ADDRESS,
      account: env.CALLS_PER_MINUTE_ACCOUNT,
    },
    /** Calls of one account that run at once in this process; further ones wait. */
    callsInFlight: env.CALLS_IN_FLIGHT_ACCOUNT,
    newcomersPerMinute: env.NEWCOMERS_PER_MINUTE,
    /** Slower uploads are ended after some seconds. */
    uploadBytesPerSecond: env.UPLOAD_BYTES_PER_SECOND,
    refusedSignupsPerHour: env.REFUSED_SIGNUPS_PER_HOUR,
    phoneCallsPerHour: env.PHONE_CALLS_PER_HOUR,
    newCustomerVisitsPerNetwork: env.NEW_CUSTOMER_VISITS_PER_NETWORK,
    timeouts: {
      body: env.BODY_TIMEOUT_MS,
      upload: env.UPLOAD_TIMEOUT_MS,
      /** How long a stopping server still takes calls, for a proxy to see that it is not ready. */
      leave: env.LEAVE_MS,
      /** How long it then replies server.busy to calls before it closes. */
      drain: env.DRAIN_MS,
    },
  };
};

export type Config = ReturnType<typeof readConfig>;

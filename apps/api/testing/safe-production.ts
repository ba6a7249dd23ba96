import { createHash } from 'node:crypto';

/** Looks random, is different for each name, and is the same in every run. */
const key = (name: string): string => createHash('sha256').update(name).digest('base64');
const urlKey = (name: string): string => Buffer.from(key(name), 'base64').toString('base64url');
const database = (user: string): string =>
  `postgres://${user}:${urlKey(user)}@db.internal/karigar?sslmode=verify-full`;

/** Settings with which production starts; a test makes one of them unsafe. */
export const safeProduction = {
  NODE_ENV: 'production',
  CLIENT_IDS: 'app-1,app-2',
  VAULT_KEYS: JSON.stringify({ k1: key('vault') }),
  VAULT_CURRENT: 'k1',
  VAULT_HASH_KEY: key('hash'),
  AUDIT_KEYS: JSON.stringify({ a1: key('audit') }),
  AUDIT_CURRENT: 'a1',
  ID_TOKEN_KEY: JSON.stringify({ kty: 'EC', crv: 'P-256', x: 'x', y: 'y', d: urlKey('token') }),
  DATABASE_URL: 'postgres://db.internal/karigar?sslmode=verify-full',
  DATABASE_APP_URL: database('karigar_app'),
  DATABASE_SYSTEM_URL: database('karigar_system'),
  SMS_URL: 'https://sms.example.in/send',
  PUBLIC_URL: 'https://karigar.example.in',
  PUSH_KEY: urlKey('push'),
  PUSH_CONTACT: 'mailto:push@karigar.example.in',
  INVOICE_SUPPLIER: JSON.stringify({
    name: 'Karigar Home Services Pvt Ltd',
    address: 'Baner Road, Pune 411045',
    gstin: '27AAPFU0939F1ZV',
    sac: '9987',
  }),
  LEGAL_DIR: '/etc/karigar/legal',
  SECURITY_CONTACT: 'mailto:security@karigar.example.in',
  SUPPORT_PHONE: '+912066801234',
  EMAIL_URL: 'https://email.example.in/send',
};

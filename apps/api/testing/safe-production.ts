const key = Buffer.alloc(32, 1).toString('base64');
/** Settings with which production starts; a test makes one of them unsafe. */
export const safeProduction = {
  NODE_ENV: 'production',
  CLIENT_IDS: 'app-1,app-2',
  VAULT_KEYS: JSON.stringify({ k1: key }),
  VAULT_CURRENT: 'k1',
  VAULT_HASH_KEY: key,
  AUDIT_KEYS: JSON.stringify({ a1: key }),
  AUDIT_CURRENT: 'a1',
  ID_TOKEN_KEY: JSON.stringify({ kty: 'EC', crv: 'P-256', x: 'x', y: 'y', d: 'd' }),
  DATABASE_URL: 'postgres://db.internal/karigar',
  SMS_URL: 'https://sms.example.in/send',
  PUBLIC_URL: 'https://karigar.example.in',
  PUSH_KEY: key.replaceAll('+', '-').replace('=', ''),
  PUSH_CONTACT: 'mailto:push@karigar.example.in',
  INVOICE_SUPPLIER: JSON.stringify({
    name: 'Karigar Home Services Pvt Ltd',
    address: 'Baner Road, Pune 411045',
    gstin: '27AAPFU0939F1ZV',
    place: 'Maharashtra (27)',
    sac: '9987',
  }),
  SUPPORT_PHONE: '+912066801234',
  EMAIL_URL: 'https://email.example.in/send',
};

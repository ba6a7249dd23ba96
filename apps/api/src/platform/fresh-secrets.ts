import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOwnDatabase } from './network-settings.ts';

export type Places = {
  /** Host and port of PostgreSQL, and the name of the database. */
  readonly server: string;
  readonly database: string;
  /** Host and port of NATS. */
  readonly nats: string;
};

type Texts = Readonly<Record<string, string>>;

const key = (): string => randomBytes(32).toString('base64');
const password = (): string => randomBytes(24).toString('hex');

const pushKey = (): string => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // The leading zeros of a small number are part of the key.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
};

const idTokenKey = (): string =>
  JSON.stringify(
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  );

/** New keys and passwords of an installation, by folder and setting. Vault and audit begin with the key k1. */
export const freshSecrets = ({
  server,
  database,
  nats,
}: Places): Readonly<Record<'secrets' | 'owner', Texts>> => {
  const urlOf = (role: string): string => {
    const url = `postgres://${role}:${password()}@${server}/${database}`;
    return isOwnDatabase(url) ? url : `${url}?sslmode=verify-full`;
  };
  return {
    secrets: {
      VAULT_KEYS: JSON.stringify({ k1: key() }),
      VAULT_HASH_KEY: key(),
      AUDIT_KEYS: JSON.stringify({ k1: key() }),
      ID_TOKEN_KEY: idTokenKey(),
      PUSH_KEY: pushKey(),
      DATABASE_APP_URL: urlOf('karigar_app'),
      DATABASE_SYSTEM_URL: urlOf('karigar_system'),
      NATS_URL: `nats://karigar:${password()}@${nats}`,
    },
    owner: { DATABASE_OWNER_URL: urlOf('karigar_owner') },
  };
};

const isThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Writes those that are missing and never another: a lost key cannot be made again. Returns what it wrote. */
export const writeFreshSecrets = async (into: string, places: Places): Promise<string[]> => {
  const written: string[] = [];
  for (const [folder, texts] of Object.entries(freshSecrets(places))) {
    await mkdir(join(into, folder), { recursive: true, mode: 0o700 });
    for (const [name, text] of Object.entries(texts)) {
      const file = join(folder, name);
      try {
        await writeFile(join(into, file), `${text}\n`, { flag: 'wx', mode: 0o600 });
        written.push(file);
      } catch (error) {
        if (!isThere(error)) throw error;
      }
    }
  }
  return written;
};

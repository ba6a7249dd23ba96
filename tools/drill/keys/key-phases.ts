import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { DEVELOPMENT } from '../../../apps/api/src/platform/development-settings.ts';

type Env = Readonly<Record<string, string>>;

/** A login of a serving role and its password. */
export interface Login {
  app: string;
  system: string;
}

const keyOf = (written: string): Record<string, string> =>
  JSON.parse(written) as Record<string, string>;

/** The settings of each phase in which every secret is changed: before, added, named, removed. */
export const keyPhases = (oldLogin: Login, newLogin: Login) => {
  const fresh = (): string => randomBytes(32).toString('base64');
  const [vault, audit] = [keyOf(DEVELOPMENT.vaultKeys), keyOf(DEVELOPMENT.auditKeys)];
  const newVault = { k2: fresh() };
  const bothAudit = JSON.stringify({ ...audit, k2: fresh() });
  const [oldToken, newToken] = [
    DEVELOPMENT.idTokenKey,
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  ].map((key) => JSON.stringify(key)) as [string, string];
  const newPush = randomBytes(32).toString('base64url');
  const logins = ({ app, system }: Login): Env => ({
    DATABASE_APP_URL: app,
    DATABASE_SYSTEM_URL: system,
  });

  const added = {
    ...logins(newLogin),
    VAULT_KEYS: JSON.stringify({ ...vault, ...newVault }),
    AUDIT_KEYS: bothAudit,
    ID_TOKEN_OTHER_KEYS: `[${newToken}]`,
    PUSH_OTHER_KEY: newPush,
  };
  const named = {
    ...added,
    VAULT_CURRENT: 'k2',
    AUDIT_CURRENT: 'k2',
    ID_TOKEN_KEY: newToken,
    ID_TOKEN_OTHER_KEYS: `[${oldToken}]`,
    PUSH_KEY: newPush,
    PUSH_OTHER_KEY: DEVELOPMENT.pushKey,
  };
  const { ID_TOKEN_OTHER_KEYS: _tokens, PUSH_OTHER_KEY: _push, ...rest } = named;
  /** The audit keeps its old key, by which old seals are verified. */
  const removed = { ...rest, VAULT_KEYS: JSON.stringify(newVault) };
  return { before: logins(oldLogin), added, named, removed } satisfies Record<string, Env>;
};

import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#config';
import { safeProduction } from '#testing/safe-production';
import { freshSecrets, writeFreshSecrets } from './fresh-secrets.ts';
import { withSecrets } from './secret-settings.ts';

const PLACES = { server: '127.0.0.1:5432', database: 'karigar', nats: '127.0.0.1:4222' };

it('production starts with the secrets of a new installation', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'karigar-fresh-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const written = await writeFreshSecrets(folder, PLACES);
  expect(written).toContain('owner/DATABASE_OWNER_URL');

  const { secrets } = freshSecrets(PLACES);
  const others = Object.entries(safeProduction).filter(([name]) => !(name in secrets));
  const given = {
    ...Object.fromEntries(others),
    VAULT_CURRENT: 'k1',
    AUDIT_CURRENT: 'k1',
    SECRETS_DIR: join(folder, 'secrets'),
  };
  const config = readConfig(await withSecrets(given));
  expect(config.natsUrl).toMatch(/^nats:\/\/karigar:[0-9a-f]{48}@127\.0\.0\.1:4222$/);
  expect((await stat(join(folder, 'secrets/VAULT_KEYS'))).mode % 0o1000).toBe(0o600);
});

it('a secret that exists is kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'karigar-fresh-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFreshSecrets(folder, PLACES);
  const before = await readFile(join(folder, 'secrets/VAULT_KEYS'), 'utf8');
  expect(await writeFreshSecrets(folder, PLACES)).toEqual([]);
  expect(await readFile(join(folder, 'secrets/VAULT_KEYS'), 'utf8')).toBe(before);
});

it('a database on another machine is reached by TLS', () => {
  const { owner } = freshSecrets({ ...PLACES, server: 'db.internal:5432' });
  expect(owner['DATABASE_OWNER_URL']).toMatch(/@db\.internal:5432\/karigar\?sslmode=verify-full$/);
});

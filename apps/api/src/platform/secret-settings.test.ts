import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTransitEnvelope, openWith, sealWith } from './envelope.ts';
import { envelopeOf, sealSettings, withSecrets } from './secret-settings.ts';

const TOKEN = 'a token of the stand-in';
const SECRETS = { VAULT_HASH_KEY: randomBytes(32).toString('base64'), SMS_KEY: 'gateway key' };

/** Stand-in of a transit engine: its key stays inside, and it opens only with the token. */
const startTransit = async (): Promise<{ server: Server; url: string; asked: string[] }> => {
  const key = randomBytes(32);
  const asked: string[] = [];
  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<unknown> => {
    asked.push(request.url ?? '');
    const body = (await json(request)) as { plaintext?: string; ciphertext?: string };
    if (request.headers['x-vault-token'] !== TOKEN) return reply.writeHead(403).end('{}');
    const send = (data: object) => reply.end(JSON.stringify({ data }));
    if (request.url === '/v1/transit/encrypt/karigar') {
      const plain = Buffer.from(body.plaintext ?? '', 'base64');
      return send({ ciphertext: `vault:v1:${sealWith(key, plain, 'transit')}` });
    }
    try {
      const sealed = (body.ciphertext ?? '').replace('vault:v1:', '');
      return send({ plaintext: openWith(key, sealed, 'transit').toString('base64') });
    } catch {
      return reply.writeHead(400).end('{}');
    }
  };
  const server = createServer((request, reply) => void answer(request, reply));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

let folder: string;
let transit: Awaited<ReturnType<typeof startTransit>>;
const at = (name: string): string => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karigar-secrets-'));
  await writeFile(at('kek'), `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  await writeFile(at('other'), randomBytes(32).toString('base64'), { mode: 0o600 });
  await writeFile(at('open'), randomBytes(32).toString('base64'));
  await chmod(at('open'), 0o644);
  await writeFile(at('token'), `${TOKEN}\n`);
  await writeFile(at('wrong-token'), 'another');
  transit = await startTransit();
});
afterAll(async () => {
  transit.server.close();
  await rm(folder, { recursive: true });
});

const transitSettings = (tokenFile = 'token') => ({
  SECRETS_TRANSIT_URL: transit.url,
  SECRETS_TRANSIT_KEY: 'karigar',
  SECRETS_TRANSIT_TOKEN_FILE: at(tokenFile),
});

describe.each([
  ['a key file', () => ({ SECRETS_KEY_FILE: at('kek') })],
  ['a transit server', () => transitSettings()],
])('settings sealed with %s', (_what, keeper) => {
  it('are opened at start and are in clear in no file', async () => {
    const sealed = await sealSettings(JSON.stringify(SECRETS), envelopeOf(keeper()));
    for (const value of Object.values(SECRETS)) expect(sealed).not.toContain(value);
    await writeFile(at('secrets.json'), sealed);
    const given = { PORT: '1', SECRETS_FILE: at('secrets.json'), ...keeper() };
    expect(await withSecrets(given)).toEqual({ ...given, ...SECRETS });
    expect(await readFile(at('secrets.json'), 'utf8')).not.toContain('gateway key');
  });

  it('are refused when one letter was changed', async () => {
    const sealed = await sealSettings(JSON.stringify(SECRETS), envelopeOf(keeper()));
    const parts = JSON.parse(sealed) as { settings: string };
    const flipped = (parts.settings.startsWith('A') ? 'B' : 'A') + parts.settings.slice(1);
    await writeFile(at('changed.json'), JSON.stringify({ ...parts, settings: flipped }));
    const given = { SECRETS_FILE: at('changed.json'), ...keeper() };
    await expect(withSecrets(given)).rejects.toThrow('does not open');
  });

  it('are refused when the environment has one of them too', async () => {
    await writeFile(
      at('twice.json'),
      await sealSettings(JSON.stringify(SECRETS), envelopeOf(keeper())),
    );
    const given = { SECRETS_FILE: at('twice.json'), SMS_KEY: 'x', ...keeper() };
    await expect(withSecrets(given)).rejects.toThrow('in another place too: SMS_KEY');
  });
});

describe('keepers of the key', () => {
  it('a key file that others can read is refused', async () => {
    const envelope = envelopeOf({ SECRETS_KEY_FILE: at('open') });
    await expect(envelope.wrap(randomBytes(32))).rejects.toThrow('chmod 600');
  });

  it('another key file opens nothing', async () => {
    const wrapped = await envelopeOf({ SECRETS_KEY_FILE: at('kek') }).wrap(randomBytes(32));
    const other = envelopeOf({ SECRETS_KEY_FILE: at('other') });
    await expect(other.unwrap(wrapped)).rejects.toThrow('does not open');
  });

  it('the transit server opens nothing without its token', async () => {
    const wrapped = await envelopeOf(transitSettings()).wrap(randomBytes(32));
    const stranger = envelopeOf(transitSettings('wrong-token'));
    await expect(stranger.unwrap(wrapped)).rejects.toThrow('replied 403');
  });

  it('the transit key is named in the path, and its bytes never arrive here', async () => {
    const dataKey = randomBytes(32);
    const envelope = envelopeOf(transitSettings());
    const wrapped = await envelope.wrap(dataKey);
    expect(wrapped).toMatch(/^vault:v1:/);
    expect(Buffer.from(await envelope.unwrap(wrapped))).toEqual(dataKey);
    expect(transit.asked.slice(-2)).toEqual([
      '/v1/transit/encrypt/karigar',
      '/v1/transit/decrypt/karigar',
    ]);
  });

  it('a transit server beyond this machine needs TLS', () => {
    const setup = { url: 'http://bao.internal:8200', key: 'karigar', tokenFile: at('token') };
    expect(() => createTransitEnvelope(setup)).toThrow('without TLS');
  });

  it.each([
    [{}, 'needs SECRETS_KEY_FILE or'],
    [{ SECRETS_KEY_FILE: 'a', SECRETS_TRANSIT_URL: 'https://b' }, 'needs SECRETS_KEY_FILE or'],
    [{ SECRETS_TRANSIT_URL: 'https://b' }, 'needs SECRETS_TRANSIT_KEY'],
  ])('a keeper that is not named well is a problem %#', (given, problem) => {
    expect(() => envelopeOf(given)).toThrow(problem);
  });

  it('without SECRETS_FILE the environment stays as it is', async () => {
    const given = { PORT: '1' };
    expect(await withSecrets(given)).toBe(given);
  });
});

describe('a folder with one file for each setting', () => {
  const filled = async (name: string, files: Readonly<Record<string, string>>): Promise<string> => {
    await mkdir(at(name));
    for (const [file, text] of Object.entries(files)) await writeFile(join(at(name), file), text);
    return at(name);
  };

  it('is read by the names of settings, as Docker mounts secrets and as systemd passes credentials', async () => {
    const mounted = await filled('folder', {
      SMS_KEY: 'gateway key\n',
      karigar_VAULT_HASH_KEY: 'hash key',
      'notes.txt': 'no setting',
    });
    const given = { PORT: '1', SECRETS_DIR: mounted };
    expect(await withSecrets(given)).toEqual({
      ...given,
      SMS_KEY: 'gateway key',
      VAULT_HASH_KEY: 'hash key',
    });
  });

  it('is refused when the environment has one of its settings too', async () => {
    const given = { SMS_KEY: 'x', SECRETS_DIR: await filled('twice', { SMS_KEY: 'y' }) };
    await expect(withSecrets(given)).rejects.toThrow('in another place too: SMS_KEY');
  });

  it('is refused when it is not there', async () => {
    await expect(withSecrets({ SECRETS_DIR: at('none') })).rejects.toThrow('ENOENT');
  });
});

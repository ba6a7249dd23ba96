import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSelfSigned } from '../drill/proxy/self-signed.ts';
import { haproxyConfig } from '../drill/proxy/start-haproxy.ts';
import { repoRoot } from '../repo/root.ts';
import { run } from '../repo/run.ts';

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'karigar-proxy-'));
  await writeSelfSigned(folder, ['karigar.example.in', 'ops.karigar.example.in']);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('HAProxy takes the configuration that we ship', async () => {
  const env = [
    'env',
    'PATH=/usr/sbin:/usr/bin:/bin',
    `KARIGAR_CERTIFICATES=${join(folder, 'pem')}`,
  ];
  const { code, output } = await run([...env, 'haproxy', '-c', '-f', haproxyConfig]);
  expect(output).toContain('Configuration file is valid');
  expect(output).not.toContain('WARNING');
  expect(code).toBe(0);
});

it('Caddy takes the configuration that we ship, and it has its form', async () => {
  const file = join(repoRoot, 'deploy/proxy/Caddyfile');
  const env = ['env', `XDG_DATA_HOME=${folder}`, `XDG_CONFIG_HOME=${folder}`];
  const adapter = ['--adapter', 'caddyfile', '--config', file];
  const { code, output } = await run([...env, 'caddy', 'validate', ...adapter]);
  expect(output).toContain('Valid configuration');
  expect(code).toBe(0);
  expect((await run([...env, 'sh', '-c', `caddy fmt '${file}' | cmp - '${file}'`])).code).toBe(0);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tellFailures } from '../../figure/tell-failures.ts';
import { logInByCode, pageAt } from '../../figure/log-in-by-code.ts';
import { run, runOrThrow } from '../../repo/run.ts';
import { buildRelease, type Release } from '../../release/build.ts';
import { ensurePostgres } from '../../services/ensure-postgres.ts';
import { freePort } from '../../services/free-port.ts';
import { end } from '../../services/launch.ts';
import type { Drill } from '../drill.ts';
import { isSmall } from '../size.ts';

const MOST_MEGABYTES = 250;
const DATABASE = 'karigar_drill_release';
const CLIENT_ID = 'karigar-app';

/** Unpacks the archive and runs it with nothing but a shell and a database; returns what failed. */
const tryRelease = async (
  { archive, commit, version }: Release,
  folder: string,
): Promise<{ failures: string[]; seconds: number }> => {
  const failures: string[] = [];
  const began = performance.now();
  await runOrThrow(['tar', '-xzf', archive, '-C', folder, '--strip-components=1'], folder);
  await runOrThrow(['sha256sum', '--check', '--quiet', 'SHA256SUMS'], folder);
  const bare = ['env', '-i', 'PATH=/usr/bin:/bin'];
  const said = await runOrThrow([...bare, 'bin/karigar', 'version'], folder);
  if (!said.includes(commit) || !said.includes(`"${version}"`))
    failures.push(`karigar version says ${said}`);
  const unsafe = await run([...bare, 'bin/karigar', 'serve'], folder);
  if (unsafe.code !== 1 || !unsafe.output.includes('VAULT_KEYS'))
    failures.push(`without settings it did not refuse to start: ${unsafe.output}`);

  const postgres = await ensurePostgres({ stays: false });
  try {
    const database = ['--admin-url', postgres.address, '--database', DATABASE];
    for (const step of ['reset', 'catalogue'])
      await runOrThrow(
        [...bare, 'NODE_ENV=development', 'bin/karigar', 'db', step, ...database],
        folder,
      );
    const [port, internal, console] = [await freePort(), await freePort(), await freePort()];
    const url = new URL(postgres.address);
    url.pathname = `/${DATABASE}`;
    const server = spawn(join(folder, 'bin/karigar'), ['serve'], {
      cwd: folder,
      env: {
        PATH: '/usr/bin:/bin',
        NODE_ENV: 'development',
        LOG_LEVEL: 'error',
        PORT: String(port),
        INTERNAL_PORT: String(internal),
        CONSOLE_PORT: String(console),
        PUBLIC_URL: `http://localhost:${port}`,
        ROLES: 'http,live,relay,worker,console',
        CLIENT_IDS: CLIENT_ID,
        CONSOLE_CLIENT_IDS: 'karigar-console',
        DATABASE_URL: url.href,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    try {
      await pageAt(`http://localhost:${port}/login`, server);
      await logInByCode(`http://localhost:${port}`, CLIENT_ID);
      const operators = await fetch(`http://127.0.0.1:${console}/login`).catch(() => null);
      if (operators?.status !== 200) failures.push(`the console answered ${operators?.status}`);
      const metrics = await (await fetch(`http://127.0.0.1:${internal}/metrics`)).text();
      if (!metrics.includes(`karigar_build_info{version="${version}",commit="${commit}"`))
        failures.push('the metrics do not say which build it is');
    } finally {
      server.kill('SIGTERM');
      const [code] = await once(server, 'exit');
      if (code !== 0) failures.push(`it ended with ${code}`);
    }
  } finally {
    if (postgres.server !== undefined) await end(postgres.server, 'SIGINT');
  }
  return { failures, seconds: (performance.now() - began) / 1000 };
};

export const release: Drill = {
  name: 'release',
  bar: 0,
  says: `what fails when a release is built twice (the same bytes), unpacked on a machine without Node, checked, and started: its version, its refusal of missing settings, the pages of app and console, a login, its metrics, its end; at most ${MOST_MEGABYTES} MB`,
  measure: async () => {
    const folders = ['one', 'two', 'unpacked'].map((name) =>
      mkdtempSync(join(tmpdir(), `karigar-drill-${name}-`)),
    );
    const [one = '', two = '', unpacked = ''] = folders;
    try {
      const first = await buildRelease(one);
      const second = isSmall ? first : await buildRelease(two);
      const { failures, seconds } = await tryRelease(first, unpacked);
      if (first.sha256 !== second.sha256)
        failures.push('two builds of a commit are different files');
      if (first.megabytes > MOST_MEGABYTES) failures.push(`${first.megabytes} MB`);
      tellFailures(failures);
      const parts = JSON.parse(readFileSync(join(unpacked, 'sbom.cdx.json'), 'utf8')) as {
        components: readonly unknown[];
      };
      return {
        value: failures.length,
        ok: failures.length === 0,
        explanation: {
          megabytes: first.megabytes,
          secondsToLogin: Number(seconds.toFixed(1)),
          components: parts.components.length,
          sha256: first.sha256.slice(0, 12),
        },
      };
    } finally {
      for (const folder of folders) rmSync(folder, { recursive: true });
    }
  },
};

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../../repo/run.ts';
import { adminUrlOf } from '../../services/postgres-cluster.ts';
import { freePort } from '../../services/free-port.ts';
import type { Figure } from '../figure.ts';
import { logInByCode, pageAt } from '../log-in-by-code.ts';

const BAR = 180;

export const cloneToLogin: Figure = {
  name: 'clone-to-login',
  bar: BAR,
  says: 'seconds from a fresh clone over `npm ci` and `npm run demo` until somebody is logged in by OTP, at most the bar',
  measure: async (root) => {
    const folder = mkdtempSync(join(tmpdir(), 'karigar-clone-'));
    const [port, internalPort, database] = [await freePort(), await freePort(), await freePort()];
    const start = performance.now();
    const seconds = () => Number(((performance.now() - start) / 1000).toFixed(1));
    const { code, output } = await run(['git', 'clone', '--quiet', root, folder]);
    if (code !== 0) throw new Error(output);

    // A port where nothing listens: the demo starts a PostgreSQL of its own, as on a machine without one.
    const env = {
      ...process.env,
      PORT: String(port),
      INTERNAL_PORT: String(internalPort),
      PUBLIC_URL: `http://localhost:${port}`,
      DATABASE_ADMIN_URL: adminUrlOf(database),
    };
    const command = 'tools/with-node npm ci && tools/with-node npm run demo';
    const demo = spawn('bash', ['-c', command], {
      cwd: folder,
      env,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    try {
      const base = `http://localhost:${port}`;
      await pageAt(`${base}/login`, demo);
      const untilPage = seconds();
      await logInByCode(base);
      const value = seconds();
      return { value, ok: value <= BAR, explanation: { untilPage } };
    } finally {
      await end(demo);
      rmSync(folder, { recursive: true });
    }
  },
};

/** Ends the whole process group: bash, npm, the demo, its server and its database. */
async function end(demo: ChildProcess): Promise<void> {
  if (demo.pid === undefined || demo.exitCode !== null) return;
  const ended = once(demo, 'exit');
  process.kill(-demo.pid, 'SIGTERM');
  await ended;
  await sleep(2000);
}

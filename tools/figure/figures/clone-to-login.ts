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

const BAR = 180;
const PATIENCE_MS = 10 * 60_000;
const PHONE = '7000000002';

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

async function pageAt(address: string, demo: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (demo.exitCode === null && Date.now() < deadline) {
    const reply = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null);
    if (reply?.ok === true) return;
    await sleep(250);
  }
  throw new Error('the login of the demo did not open');
}

async function logInByCode(base: string): Promise<void> {
  const device = { phone: PHONE, device: 'clone-to-login' };
  await call(base, 'auth/otp', { programType: 'requestOtp', ...device });
  const identity = await call(base, 'auth/otp', {
    programType: 'verifyLoginOtp',
    ...device,
    otp: await codeAt(base),
  });
  const session = await call(base, 'auth/login', {
    programType: 'loginWithFirebase',
    username: PHONE,
    device: device.device,
    ...identity,
  });
  if (session['authToken'] === undefined) throw new Error('the login gave no session');
}

async function call(
  base: string,
  path: string,
  fields: Record<string, string>,
): Promise<Record<string, string>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { authorization: 'Bearer karigar-dev', 'idempotency-key': crypto.randomUUID() };
  const reply = await fetch(`${base}/api/${path}`, { method: 'POST', headers, body });
  const said = (await reply.json()) as { success: boolean; data: Record<string, string> };
  if (!said.success) throw new Error(`${path} refused: ${JSON.stringify(said)}`);
  return said.data;
}

async function codeAt(base: string): Promise<string> {
  for (;;) {
    const reply = await fetch(`${base}/dev/inbox?to=${PHONE}`, {
      headers: { accept: 'application/json' },
    });
    const { messages } = (await reply.json()) as { messages: { text: string }[] };
    const code = /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0];
    if (code !== undefined) return code;
    await sleep(100);
  }
}

/** Ends the whole process group: bash, npm, the demo, its server and its database. */
async function end(demo: ChildProcess): Promise<void> {
  if (demo.pid === undefined || demo.exitCode !== null) return;
  const ended = once(demo, 'exit');
  process.kill(-demo.pid, 'SIGTERM');
  await ended;
  await sleep(2000);
}

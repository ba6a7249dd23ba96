import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { repoRoot } from '../repo/root.ts';

export interface ApiSettings {
  databaseUrl: string;
  /** Undefined for a single process with all roles. */
  natsUrl?: string;
  port: number;
  internalPort: number;
  /** Undefined without the operators' listener. */
  consolePort?: number;
  /** Restarts when a file it uses changes. */
  reloads: boolean;
  output: StdioOptions;
  env?: Record<string, string>;
  /** Another program that starts the server. */
  main?: string;
}

/** A browser finds every name under localhost on this machine; the console needs a host of its own. */
export const consoleUrlAt = (port: number): string => `http://ops.localhost:${port}`;

const PATIENCE_MS = 30_000;

/** The server with all its roles in one child process. */
export function startApi(settings: ApiSettings): ChildProcess {
  const watch = settings.reloads ? ['--watch', '--watch-preserve-output'] : [];
  return spawn(process.execPath, [...watch, settings.main ?? 'apps/api/src/main.ts'], {
    cwd: repoRoot,
    stdio: settings.output,
    env: {
      ...process.env,
      DATABASE_URL: settings.databaseUrl,
      ...(settings.natsUrl !== undefined && { NATS_URL: settings.natsUrl }),
      PORT: String(settings.port),
      INTERNAL_PORT: String(settings.internalPort),
      // No proxy is in front.
      LEAVE_MS: '0',
      ...(settings.consolePort !== undefined && {
        ROLES: 'http,live,relay,worker,console',
        CONSOLE_PORT: String(settings.consolePort),
        CONSOLE_URL: consoleUrlAt(settings.consolePort),
      }),
      ...settings.env,
    },
  });
}

/** False when the server exited, or was not ready within half a minute. */
export async function isReady(api: ChildProcess, internalPort: number): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS;
  while (api.exitCode === null && Date.now() < deadline) {
    try {
      const { ok } = await fetch(`http://127.0.0.1:${internalPort}/ready`);
      if (ok) return true;
    } catch {
      // Not listening yet.
    }
    await sleep(100);
  }
  return false;
}

export async function stopApi(api: ChildProcess): Promise<void> {
  if (api.exitCode !== null || api.signalCode !== null) return;
  const ended = once(api, 'exit');
  api.kill('SIGTERM');
  await ended;
}

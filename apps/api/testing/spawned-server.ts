import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');
const PATIENCE_MS = 60_000;
const LOG_KEPT = 200_000;

export type SpawnedServer = {
  /** Base URL of the calls, with a trailing slash. */
  readonly base: string;
  /** Base URL of the operators' calls. */
  readonly consoleBase: string;
  /** Base URL of health, readiness and metrics. */
  readonly internal: string;
  /** Starts it, for the first time or again at the same address, and resolves when it is ready. */
  readonly start: () => Promise<void>;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** The exit code, or the signal that ended it. */
  readonly ended: () => Promise<number | NodeJS.Signals | null>;
  readonly kill: () => Promise<void>;
  readonly output: () => string;
};

/** Where a process runs instead of free ports of 127.0.0.1, and the program, of another release for example. */
export type Place = {
  readonly main?: string;
  readonly host: string;
  readonly port: number;
  readonly internalPort: number;
  readonly consolePort: number;
};

const freePlace = async (): Promise<Place> => ({
  host: '127.0.0.1',
  port: await freePort(),
  internalPort: await freePort(),
  consolePort: await freePort(),
});

/** main.ts as a separate process, which a test can stop and kill. */
export const spawnServer = async (
  env: Readonly<Record<string, string>>,
  place: Partial<Place> = {},
  /** Where its output goes instead of into memory. */
  logFile?: string,
): Promise<SpawnedServer> => {
  const {
    main = MAIN,
    host,
    port,
    internalPort,
    consolePort,
  }: Place = { ...(await freePlace()), ...place };
  const internal = `http://${host}:${internalPort}/`;
  let child: ChildProcess | null = null;
  let output = '';

  const hear = (bytes: Buffer): void => {
    output = (output + bytes.toString('utf8')).slice(-LOG_KEPT);
  };
  const hasEnded = (): boolean =>
    child === null || child.exitCode !== null || child.signalCode !== null;

  const isReady = (): Promise<boolean> =>
    fetch(`${internal}ready`).then(
      (response) => response.ok,
      () => false,
    );

  const ended = async (): Promise<number | NodeJS.Signals | null> => {
    if (child !== null && !hasEnded()) await once(child, 'exit');
    return child?.exitCode ?? child?.signalCode ?? null;
  };

  const kill = async (): Promise<void> => {
    child?.kill('SIGKILL');
    await ended();
  };

  return {
    base: `http://${host}:${port}/api/`,
    consoleBase: `http://${host}:${consolePort}/api/`,
    internal,
    start: async () => {
      const out = logFile === undefined ? 'pipe' : openSync(logFile, 'a');
      child = spawn(process.execPath, [main], {
        env: {
          PATH: process.env['PATH'],
          NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
          NODE_ENV: 'test',
          LOG_LEVEL: 'warn',
          LEAVE_MS: '0',
          DISPATCH: 'by-hand',
          HOST: host,
          INTERNAL_HOST: host,
          CONSOLE_HOST: host,
          PORT: String(port),
          INTERNAL_PORT: String(internalPort),
          ROLES: 'http,live,relay,worker,console',
          CONSOLE_PORT: String(consolePort),
          ...env,
        },
        stdio: ['ignore', out, out],
      });
      if (typeof out === 'number') closeSync(out);
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      const killed = child;
      const endWithUs = (): void => void killed.kill('SIGKILL');
      process.once('exit', endWithUs);
      child.once('exit', () => process.off('exit', endWithUs));
      const deadline = Date.now() + PATIENCE_MS;
      while (!(await isReady())) {
        if (hasEnded() || Date.now() > deadline) {
          await kill();
          throw new Error(`the server did not start:\n${output.slice(-2000)}`);
        }
        await pause(20);
      }
    },
    signal: (signal) => void child?.kill(signal),
    ended,
    kill,
    output: () => output,
  };
};

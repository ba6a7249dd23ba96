import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Launch {
  program: string;
  args: readonly string[];
  /** The file for the server's output. */
  log: string;
  ready: () => Promise<boolean>;
  /** Whether the server outlives this process. */
  stays?: boolean;
  /** How long it may take to be ready. */
  patienceMs?: number;
  options?: SpawnOptions;
}

const PATIENCE_MS = 20_000;

/** Starts a server and resolves when it is ready; throws with its last output when it exits instead. */
export async function launch({
  program,
  args,
  log,
  ready,
  stays = false,
  patienceMs = PATIENCE_MS,
  options,
}: Launch) {
  const output = openSync(log, 'a');
  const child = spawn(program, args, {
    ...options,
    // In its own process group: Ctrl-C must not reach the server before its users have ended.
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  let failure: Error | undefined;
  child.on('error', (error) => {
    failure = error;
  });
  if (stays) child.unref();
  else endWithUs(child);

  const deadline = Date.now() + patienceMs;
  while (!(await ready())) {
    if (failure !== undefined || hasEnded(child) || Date.now() > deadline) {
      child.kill('SIGKILL');
      const lastWords = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-5).join('\n');
      throw new Error(`${program} did not start: ${failure?.message ?? lastWords}`);
    }
    await sleep(30);
  }
  return child;
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function endWithUs(child: ChildProcess) {
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { end, launch } from '../../services/launch.ts';
import { childrenOf } from '../children-of.ts';

const PATIENCE_MS = 120_000;
/** Its way to say that the machine wants to boot anew. */
const AGAIN = 133;

const nameOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
};

interface Place {
  root: string;
  /** The file of the network's namespace. */
  network: string;
  name: string;
  log: string;
}

export interface Boot {
  /** systemd of the machine, as this machine numbers it. */
  pid: number;
  /** When it began, by this program's clock. */
  began: number;
  /** Resolves when the machine has shut down to boot anew. */
  shutDown(): Promise<void>;
  kill(): Promise<void>;
}

/** Boots a folder; resolves when its systemd runs. */
export const boot = async ({ root, network, name, log }: Place): Promise<Boot> => {
  const child = await launch({
    program: 'systemd-nspawn',
    args: [
      `--directory=${root}`,
      '--boot',
      '--register=no',
      '--keep-unit',
      '--capability=all',
      '--console=pipe',
      '--link-journal=no',
      '--resolv-conf=off',
      '--timezone=off',
      `--machine=${name}`,
      `--network-namespace-path=${network}`,
    ],
    log,
    ready: () => Promise.resolve(true),
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const first = (): number | undefined =>
    childrenOf(child.pid ?? 0).find((pid) => nameOf(pid) === 'systemd');
  const deadline = Date.now() + PATIENCE_MS;
  let pid = first();
  while (pid === undefined) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await end(child, 'SIGKILL');
      throw new Error(`the machine did not boot: ${readFileSync(log, 'utf8').slice(-1000)}`);
    }
    await pause(50);
    pid = first();
  }
  const found = pid;
  return {
    pid,
    began: performance.now(),
    shutDown: async () => {
      const late = AbortSignal.timeout(PATIENCE_MS);
      const code = await Promise.race([ended.then(([exit]) => exit), once(late, 'abort')]);
      if (code !== AGAIN) throw new Error(`the machine did not shut down: ${String(code)}`);
    },
    kill: async () => {
      if (child.exitCode === null) process.kill(found, 'SIGKILL');
      await ended;
    },
  };
};

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { atMost } from './at-most.ts';
import type { HelperUse } from './metrics/process-metrics.ts';

export type ProcessPool<Request, Reply> = {
  /** Resolves to null when the process ended during the work. */
  readonly send: (request: Request) => Promise<Reply | null>;
  readonly close: () => Promise<void>;
};

export type PoolSetup = {
  readonly program: string;
  readonly most?: number;
  /** For one message, from when a process has it. */
  readonly deadlineMs?: number;
  /** For waiting until a process is free. */
  readonly patienceMs?: number;
  /** Called for each process that ended during its work. */
  readonly onLost?: (() => void) | undefined;
  /** Called with each change of what is at work and what waits. */
  readonly onUse?: (use: HelperUse) => void;
};

/** A 25 megapixel picture needs a quarter of it. The kernel enforces the limit. */
const MOST_KILOBYTES = 1024 * 1024;
const LIMITED = 'ulimit -c 0; ulimit -d "$1"; shift; exec "$@"';
/** No file writes, network or child processes; an empty environment, so none of our keys. */
const CONFINED = ['--permission', '--allow-addons', '--allow-fs-read=*', '--no-warnings'];

const start = (program: string): ChildProcess => {
  const node = [process.execPath, ...CONFINED, '--max-old-space-size=64', program];
  const child = spawn('/bin/sh', ['-c', LIMITED, 'sh', String(MOST_KILOBYTES), ...node], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: {},
  });
  // An idle process must not keep the parent alive.
  child.unref();
  child.channel?.unref();
  return child;
};

class PoolBusy extends Error {
  readonly code = 'EBUSY';
}

/**
 * Runs large libraries in a few confined processes. A process that crashes, uses too much memory or
 * takes too long fails only its own message: the next message gets a new process.
 */
export const createProcessPool = <Request extends object, Reply>(
  setup: PoolSetup,
): ProcessPool<Request, Reply> => {
  const { program, most = 2, deadlineMs = 10_000, patienceMs = 20_000, onLost, onUse } = setup;
  const inTurn = atMost(most);
  const alive = new Set<ChildProcess>();
  const idle = new Set<ChildProcess>();
  let closed = false;
  const use = { busy: 0, waiting: 0 };
  const used = (state: keyof HelperUse, by: 1 | -1): void => {
    use[state] += by;
    onUse?.(use);
  };

  const acquire = (): ChildProcess => {
    const [waiting] = idle;
    if (waiting !== undefined) {
      idle.delete(waiting);
      return waiting;
    }
    const child = start(program);
    alive.add(child);
    // send() to an exiting child emits 'error'; the 'exit' handler does the clean-up.
    child.on('error', () => child.kill('SIGKILL'));
    child.once('exit', () => {
      alive.delete(child);
      idle.delete(child);
    });
    return child;
  };

  const sendNow = (request: Request): Promise<Reply | null> => {
    const { promise, resolve } = Promise.withResolvers<Reply | null>();
    const child = acquire();
    used('busy', 1);
    child.ref();
    const deadline = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
    const settle = (reply: Reply | null): void => {
      clearTimeout(deadline);
      used('busy', -1);
      child.off('message', onMessage).off('exit', onExit).unref();
      resolve(reply);
    };
    const onExit = (): void => {
      if (!closed) onLost?.();
      settle(null);
    };
    const onMessage = (reply: Reply): void => {
      idle.add(child);
      settle(reply);
    };
    child.once('message', onMessage).once('exit', onExit);
    child.send(request, (error) => error && child.kill('SIGKILL'));
    return promise;
  };

  return {
    send: (request) => {
      const { promise, resolve, reject } = Promise.withResolvers<Reply | null>();
      let isQueued = true;
      used('waiting', 1);
      const queueTimeout = setTimeout(() => {
        isQueued = false;
        used('waiting', -1);
        reject(new PoolBusy('every process is busy'));
      }, patienceMs);
      inTurn(async () => {
        clearTimeout(queueTimeout);
        if (!isQueued) return;
        used('waiting', -1);
        resolve(closed ? null : await sendNow(request));
      }).catch(reject);
      return promise;
    },
    close: async () => {
      closed = true;
      const leaving = [...alive].map(async (child) => {
        child.ref();
        child.kill('SIGKILL');
        await once(child, 'exit');
      });
      await Promise.all(leaving);
    },
  };
};

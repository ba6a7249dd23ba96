import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { atMost } from './at-most.ts';

export type ProcessPool<Asked, Answered> = {
  /** Null from one that ended at its work. */
  readonly ask: (asked: Asked) => Promise<Answered | null>;
  readonly close: () => Promise<void>;
};

export type PoolSetup = {
  readonly program: string;
  readonly most?: number;
  /** For one question, from when a process has it. */
  readonly deadlineMs?: number;
  /** For a process to become free. */
  readonly patienceMs?: number;
  /** Told of each process that ended at its work. */
  readonly onLost?: (() => void) | undefined;
};

/** A 25 megapixel picture takes a quarter of it. The kernel refuses more, whoever asks. */
const MOST_KILOBYTES = 1024 * 1024;
const LIMITED = 'ulimit -c 0; ulimit -d "$1"; shift; exec "$@"';
/** No writing, no network, no processes; and no environment, so none of our keys. */
const CONFINED = ['--permission', '--allow-addons', '--allow-fs-read=*', '--no-warnings'];

const start = (program: string): ChildProcess => {
  const node = [process.execPath, ...CONFINED, '--max-old-space-size=64', program];
  const child = spawn('/bin/sh', ['-c', LIMITED, 'sh', String(MOST_KILOBYTES), ...node], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: {},
  });
  // An idle one must not keep us from ending.
  child.unref();
  child.channel?.unref();
  return child;
};

class PoolBusy extends Error {
  readonly code = 'EBUSY';
}

/**
 * Large libraries work in confined processes of their own, a few at most. One that crashes, eats
 * memory or takes too long costs its question and nothing else: the next gets a new process.
 */
export const createProcessPool = <Asked extends object, Answered>(
  setup: PoolSetup,
): ProcessPool<Asked, Answered> => {
  const { program, most = 2, deadlineMs = 10_000, patienceMs = 20_000, onLost } = setup;
  const inTurn = atMost(most);
  const alive = new Set<ChildProcess>();
  const idle = new Set<ChildProcess>();
  let closed = false;

  const hire = (): ChildProcess => {
    const [waiting] = idle;
    if (waiting !== undefined) {
      idle.delete(waiting);
      return waiting;
    }
    const child = start(program);
    alive.add(child);
    // Said of a send to one that is just leaving; its exit tells the rest.
    child.on('error', () => child.kill('SIGKILL'));
    child.once('exit', () => {
      alive.delete(child);
      idle.delete(child);
    });
    return child;
  };

  const askOne = (asked: Asked): Promise<Answered | null> => {
    const { promise, resolve } = Promise.withResolvers<Answered | null>();
    const child = hire();
    child.ref();
    const late = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
    const answered = (answer: Answered | null): void => {
      clearTimeout(late);
      child.off('message', heard).off('exit', lost).unref();
      resolve(answer);
    };
    const lost = (): void => {
      if (!closed) onLost?.();
      answered(null);
    };
    const heard = (answer: Answered): void => {
      idle.add(child);
      answered(answer);
    };
    child.once('message', heard).once('exit', lost);
    child.send(asked, (error) => error && child.kill('SIGKILL'));
    return promise;
  };

  return {
    ask: (asked) => {
      const { promise, resolve, reject } = Promise.withResolvers<Answered | null>();
      let waits = true;
      const tired = setTimeout(() => {
        waits = false;
        reject(new PoolBusy('every process is busy'));
      }, patienceMs);
      inTurn(async () => {
        clearTimeout(tired);
        if (waits) resolve(closed ? null : await askOne(asked));
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

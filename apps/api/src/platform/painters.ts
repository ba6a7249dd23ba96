import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { refused, type Result } from '@karigar/domain/result';
import { atMost } from './at-most.ts';
import type { ImageRefusal, Picture } from './images.ts';
import { looksLikeWebp, MOST_UPLOAD_BYTES } from './picture-head.ts';

export type PaintRefusal = ImageRefusal | 'file.unreadable';
type Painted = Result<Picture, PaintRefusal>;

export type Painters = {
  readonly paint: (bytes: Uint8Array) => Promise<Painted>;
  readonly close: () => Promise<void>;
};

type Setup = {
  readonly program?: string;
  readonly most?: number;
  /** For one picture, from when a painter has it. */
  readonly deadlineMs?: number;
  /** For a painter to become free. */
  readonly patienceMs?: number;
  /** Told of each painter that ended at its work. */
  readonly onLost?: () => void;
};

const PROGRAM = join(import.meta.dirname, 'painter-process.ts');
/** A 25 megapixel picture takes a quarter of it. The kernel refuses more, whoever asks. */
const MOST_KILOBYTES = 1024 * 1024;
const LIMITED = 'ulimit -c 0; ulimit -d "$1"; shift; exec "$@"';
/** No writing, no network, no processes; and no environment, so none of our keys. */
const CONFINED = ['--permission', '--allow-addons', '--allow-fs-read=*', '--no-warnings'];

const isPicture = ({ bytes }: Picture): boolean =>
  bytes instanceof Uint8Array && bytes.length <= MOST_UPLOAD_BYTES && looksLikeWebp(bytes);

const start = (program: string): ChildProcess => {
  const node = [process.execPath, ...CONFINED, '--max-old-space-size=64', program];
  const child = spawn('/bin/sh', ['-c', LIMITED, 'sh', String(MOST_KILOBYTES), ...node], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: {},
  });
  // An idle painter must not keep us from ending.
  child.unref();
  child.channel?.unref();
  return child;
};

class PaintersBusy extends Error {
  readonly code = 'EBUSY';
}

/**
 * Reads strangers' pictures in processes of their own, a few at most. One that crashes, eats memory
 * or takes too long costs its picture and nothing else: the next gets a new painter.
 */
export const createPainters = (setup: Setup = {}): Painters => {
  const { program = PROGRAM, most = 2, deadlineMs = 10_000, patienceMs = 20_000, onLost } = setup;
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

  const ask = (bytes: Uint8Array): Promise<Painted> => {
    const { promise, resolve } = Promise.withResolvers<Painted>();
    const child = hire();
    child.ref();
    const late = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
    const answered = (painted: Painted): void => {
      clearTimeout(late);
      child.off('message', heard).off('exit', lost).unref();
      resolve(painted);
    };
    const lost = (): void => {
      if (!closed) onLost?.();
      answered(refused('file.unreadable'));
    };
    const heard = (painted: Painted): void => {
      idle.add(child);
      answered(painted.ok && !isPicture(painted.value) ? refused('file.unreadable') : painted);
    };
    child.once('message', heard).once('exit', lost);
    child.send(bytes, (error) => error && child.kill('SIGKILL'));
    return promise;
  };

  return {
    paint: (bytes) => {
      const { promise, resolve, reject } = Promise.withResolvers<Painted>();
      let waits = true;
      const tired = setTimeout(() => {
        waits = false;
        reject(new PaintersBusy('every painter is busy'));
      }, patienceMs);
      inTurn(async () => {
        clearTimeout(tired);
        if (waits) resolve(closed ? refused('file.unreadable') : await ask(bytes));
      }).catch(reject);
      return promise;
    },
    close: async () => {
      closed = true;
      const leaving = [...alive].map(async (child) => {
        child.kill('SIGKILL');
        await once(child, 'exit');
      });
      await Promise.all(leaving);
    },
  };
};

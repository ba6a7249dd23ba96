import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
const READ_AGAIN_SECONDS = 1;

/** The environment of a program whose clock can be moved while it runs, timers excepted. */
export const createWrongClock = () => {
  if (!existsSync(LIBRARY)) throw new Error('not installed: apt-get install faketime');
  const folder = mkdtempSync(join(tmpdir(), 'karigar-clock-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'offset');
  const write = (seconds: number): void =>
    writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}`, { mode: 0o644 });
  write(0);
  return {
    env: {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: String(READ_AGAIN_SECONDS),
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    /** Moves the clock so far from the machine's. */
    move: async (seconds: number): Promise<void> => {
      write(seconds);
      await pause(2000 * READ_AGAIN_SECONDS);
    },
    remove: (): void => rmSync(folder, { recursive: true }),
  };
};

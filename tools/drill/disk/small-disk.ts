import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, runOrThrow } from '../../repo/run.ts';

const PIECES = [1 << 20, 1 << 16, 1 << 12].map((bytes) => Buffer.alloc(bytes));
const AGAIN_MS = 100;

/** A disk of some megabytes that can be filled to its last byte, and freed. */
export const mountSmallDisk = async (megabytes: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'karigar-drill-disk-'));
  await runOrThrow(['mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  chmodSync(folder, 0o777);
  const ballast = join(folder, 'ballast');
  let filling: NodeJS.Timeout | undefined;
  const fill = (): void => {
    for (const piece of PIECES) {
      try {
        for (;;) appendFileSync(ballast, piece);
      } catch {
        // Full: the smaller pieces go into what is left.
      }
    }
  };
  const free = (): void => {
    clearInterval(filling);
    rmSync(ballast, { force: true });
  };
  return {
    folder,
    /** Also what is freed meanwhile is filled again. */
    fill: (): void => {
      fill();
      filling = setInterval(fill, AGAIN_MS);
    },
    free,
    remove: async (): Promise<void> => {
      free();
      // Lazily: a process that was killed may not have ended yet.
      await run(['umount', '--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

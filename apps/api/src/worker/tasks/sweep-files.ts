import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import { adoptFiles, forgetFile, holdUnusedFile, lookAtFiles } from './sweep-store.ts';

const DAY = 86_400_000;
const AT_ONCE = 500;

type Parts = Pick<Context, 'files' | 'databases' | 'clock' | 'log'>;

/** Removes files that nothing has named for a day. One step per call; true when there is more to do. */
export const createSweeper = ({
  files,
  databases,
  clock,
  log,
}: Parts): (() => Promise<boolean>) => {
  const inSystem = databases.system;
  let after: string | null = null;

  const adoptAllFiles = async (): Promise<void> => {
    let keys: string[] = [];
    const adoptBatch = (): Promise<void> =>
      inSystem.transaction(SYSTEM, (tx) => adoptFiles(tx, keys, new Date(clock())));
    for await (const key of files.list()) {
      keys.push(key);
      if (keys.length < AT_ONCE) continue;
      await adoptBatch();
      keys = [];
    }
    await adoptBatch();
  };

  const removeUnused = (key: string, before: Date): Promise<boolean> =>
    inSystem.transaction(SYSTEM, async (tx) => {
      if (!(await holdUnusedFile(tx, key, before))) return false;
      await files.remove(key);
      await forgetFile(tx, key);
      return true;
    });

  return async () => {
    if (after === null) {
      await adoptAllFiles();
      after = '';
      return true;
    }
    const from = after;
    const before = new Date(clock() - DAY);
    const seen = await inSystem.transaction(SYSTEM, (tx) => lookAtFiles(tx, from, AT_ONCE, before));
    let removed = 0;
    for (const { key, unused } of seen) {
      if (unused && (await removeUnused(key, before))) removed += 1;
    }
    if (removed > 0) log.info({ removed }, 'unused files removed');
    after = seen.length < AT_ONCE ? null : (seen.at(-1)?.key ?? null);
    return after !== null;
  };
};

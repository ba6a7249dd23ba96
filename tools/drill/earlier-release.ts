import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repoRoot } from '../repo/root.ts';
import { runOrThrow } from '../repo/run.ts';

export interface EarlierRelease {
  version: string;
  commit: string;
  /** The files of its commit, tests too, with the modules that its server needs. */
  folder: string;
}

const INSTALL =
  'npm ci --omit=dev --workspace @karigar/api --ignore-scripts --no-audit --no-fund --prefer-offline'.split(
    ' ',
  );
const FIND = ['git', 'log', '--format=%H %s', '-E', '--grep=^release: [0-9]+\\.[0-9]+\\.[0-9]+$'];

/** The newest release before this commit, which runs beside this program during an update. Kept in .cache. */
export const earlierRelease = async (): Promise<EarlierRelease> => {
  const head = (await runOrThrow(['git', 'rev-parse', 'HEAD'])).trim();
  const found = (await runOrThrow(FIND))
    .trim()
    .split('\n')
    .find((line) => line !== '' && !line.startsWith(head));
  if (found === undefined)
    throw new Error('no earlier release in the history: git fetch --unshallow');
  const [commit = '', , version = ''] = found.split(' ');
  const folder = join(repoRoot, '.cache/earlier', commit.slice(0, 12));
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true });
    const stage = mkdtempSync(`${folder}-`);
    try {
      await runOrThrow(['sh', '-c', `git archive ${commit} | tar -x -C '${stage}'`]);
      await runOrThrow(INSTALL, stage);
      renameSync(stage, folder);
    } finally {
      rmSync(stage, { recursive: true, force: true });
    }
  }
  return { version, commit, folder };
};

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repoRoot } from '../repo/root.ts';
import { runOrThrow } from '../repo/run.ts';

const SUITE = 'bookworm';
/** Nothing in it is younger, so that a day later it is the same file. */
const EPOCH = '1700000000';
const APT = ['/etc/apt/sources.list', '/etc/apt/sources.list.d/debian.sources'];

/** Without it the installation brings Perl, to merge folders that a new Debian has merged already. */
const MERGED = '--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr';

const linesOf = (file: string): string[] =>
  readFileSync(join(repoRoot, 'deploy/image', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** The machine's own sources of this Debian, with whatever mirror it uses; without one, mmdebstrap takes Debian's. */
const sources = (): string[] =>
  APT.filter((file) => existsSync(file) && readFileSync(file, 'utf8').includes(SUITE));

/** Makes the files of a minimal Debian with the packages of deploy/image, as a tar. */
export const makeDebianRoot = async (into: string): Promise<void> => {
  const make = ['mmdebstrap', '--quiet', '--variant=essential', '--format=tar', MERGED];
  const include = `--include=${linesOf('packages').join()}`;
  const filter = ['mmtarfilter', ...linesOf('left-out').map((path) => `--path-exclude=${path}`)];
  const whole = `${into}.whole`;
  try {
    const epoch = ['env', `SOURCE_DATE_EPOCH=${EPOCH}`];
    await runOrThrow([...epoch, ...make, include, SUITE, whole, ...sources()]);
    await runOrThrow(['sh', '-c', '"$@" <"$0.whole" >"$0"', into, ...filter]);
  } finally {
    rmSync(whole, { force: true });
  }
};

/** The same, made once for a list of packages and kept in .cache; deleting it there takes Debian's newest ones. */
export const debianRoot = async (): Promise<string> => {
  const lists = ['packages', 'left-out'].map(linesOf);
  const name = createHash('sha256')
    .update(JSON.stringify([SUITE, lists]))
    .digest('hex');
  const kept = join(repoRoot, '.cache/image', `debian-${name.slice(0, 12)}.tar`);
  if (!existsSync(kept)) {
    mkdirSync(dirname(kept), { recursive: true });
    const part = `${kept}.${process.pid}`;
    try {
      await makeDebianRoot(part);
      renameSync(part, kept);
    } finally {
      rmSync(part, { force: true });
    }
  }
  return kept;
};

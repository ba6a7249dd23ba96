import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../repo/root.ts';
import { run, runOrThrow } from '../../repo/run.ts';

const SUITE = 'bookworm';
const INSTALLED = 'systemd-sysv,dbus';
const KEPT = join(repoRoot, '.cache/vm');
/** Not `bookworm-pgdg` and the like: the machine has Debian's own packages. */
const OWN_SUITE = new RegExp(`(?<![\\w-])${SUITE}(?![\\w-])`);
const WAY = /^\s*Acquire::(https?|Check-Valid-Until|Retries)\b/m;

const filesWith = (folder: string, pattern: RegExp): readonly string[] =>
  globSync(folder).filter((file) => pattern.test(readFileSync(file, 'utf8')));

/** The packages that `install.sh` installs, as it names them. */
const packagesOf = (script: string): readonly string[] => {
  const [, names] = /apt-get install [^\\]*\\\n\s*([a-z][a-z0-9 +.-]*[a-z0-9])/.exec(script) ?? [];
  if (names === undefined) throw new Error('install.sh installs no packages');
  return names.split(/\s+/);
};

/** A Debian with nothing but systemd, and the packages of the installation as files. Kept in .cache. */
export const baseFolder = async (): Promise<string> => {
  const packages = packagesOf(readFileSync(join(repoRoot, 'deploy/install.sh'), 'utf8'));
  const sources = filesWith('/etc/apt/{sources.list,sources.list.d/*.{list,sources}}', OWN_SUITE);
  const ways = filesWith('/etc/apt/{apt.conf,apt.conf.d/*}', WAY);
  if (sources.length === 0) throw new Error(`no sources of ${SUITE} in /etc/apt`);
  const written = [INSTALLED, packages.join(' '), ...sources.map((file) => readFileSync(file))];
  const name = createHash('sha256').update(written.join('\n')).digest('hex').slice(0, 12);
  const folder = join(KEPT, name);
  if (existsSync(folder)) return folder;
  mkdirSync(KEPT, { recursive: true });
  const stage = mkdtempSync(`${folder}-`);
  const download = `apt-get install -y -q --no-install-recommends --download-only ${packages.join(' ')}`;
  try {
    await runOrThrow([
      'mmdebstrap',
      '--variant=minbase',
      `--include=${INSTALLED}`,
      '--skip=cleanup/apt',
      ...ways.map((file) => `--aptopt=${file}`),
      `--customize-hook=chroot "$1" ${download}`,
      SUITE,
      join(stage, 'root'),
      ...sources,
    ]);
    renameSync(join(stage, 'root'), folder);
  } finally {
    await run(['rm', '-rf', stage]);
  }
  return folder;
};

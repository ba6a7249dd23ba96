import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LockedPackage {
  name: string;
  version: string;
  licence: string;
  production: boolean;
}

interface LockEntry {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/** Every third-party package that package-lock.json installs, by name and version. */
export function readLockfile(root: string): LockedPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const packages = Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && entry.link !== true)
    .map(([path, entry]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
      licence: entry.license ?? 'none stated',
      production: entry.dev !== true,
    }));
  return mergeCopies(packages).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

// The same version may be installed at several places; it counts as one package.
function mergeCopies(packages: readonly LockedPackage[]): LockedPackage[] {
  return [...Map.groupBy(packages, keyOf).values()].flatMap(([first, ...copies]) => {
    if (first === undefined) return [];
    return [{ ...first, production: [first, ...copies].some((copy) => copy.production) }];
  });
}

function keyOf({ name, version }: LockedPackage): string {
  return `${name}@${version}`;
}

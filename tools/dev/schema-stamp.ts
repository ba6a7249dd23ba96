import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The content of a development database's comment. */
export interface Stamp {
  /** The day of the demo world; null before it is seeded. */
  day: string | null;
  /** Each applied migration with the hash of its file at that time. */
  migrations: ReadonlyMap<string, string>;
}

export function hashMigrations(folder: string): Map<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return new Map(files.toSorted().map((file) => [file, hashOf(join(folder, file))]));
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}

export function writeStamp({ day, migrations }: Stamp): string {
  const lines = [...migrations].map(([file, hash]) => `${file} ${hash}`);
  return [...(day === null ? [] : [`demo world of ${day}`]), ...lines].join('\n');
}

export function readStamp(comment: string): Stamp {
  const day = /^demo world of (.+)$/m.exec(comment)?.[1] ?? null;
  const lines = [...comment.matchAll(/^(\S+\.sql) ([0-9a-f]+)$/gm)];
  return { day, migrations: new Map(lines.map(([, file = '', hash = '']) => [file, hash])) };
}

/** True when an applied file was changed or removed, or without any stamp; files added later are run as usual. */
export function isOutdated({ migrations }: Stamp, current: ReadonlyMap<string, string>): boolean {
  if (migrations.size === 0) return true;
  return [...migrations].some(([file, hash]) => current.get(file) !== hash);
}

import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { run, runOrThrow } from '../../repo/run.ts';
import { archiveName } from '../../release/versions.ts';

const MIGRATIONS = 'apps/api/src/db/migrations';
const MAIN = 'apps/api/src/main.ts';
const SUMS = 'SHA256SUMS';

/** The text of files by path in the release, or null where a file is not there. */
type Files = Readonly<Record<string, string | null>>;
type Change = (folder: string) => Files;

/** A migration that this release does not know. */
export const withMigration: Change = (folder) => {
  const last = readdirSync(join(folder, MIGRATIONS)).toSorted().at(-1) ?? '';
  const number = String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
  const sql = 'CREATE TABLE brought_by_the_upgrade (id bigint PRIMARY KEY);\n';
  return { [`${MIGRATIONS}/${number}_upgrade.sql`]: sql };
};

/** A program that ends at its start. */
export const thatEnds: Change = (folder) => ({
  [MAIN]: `throw new Error('this release does not start');\n${readFileSync(join(folder, MAIN), 'utf8')}`,
});

const named =
  (from: string, to: string): Change =>
  (folder) =>
    Object.fromEntries(
      ['release.json', 'package.json'].map((file) => [
        file,
        readFileSync(join(folder, file), 'utf8').replace(
          `"version": "${from}"`,
          `"version": "${to}"`,
        ),
      ]),
    );

/** The list of checksums with those of the files. */
const summed = (folder: string, files: Files): Files => {
  const others = readFileSync(join(folder, SUMS), 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !Object.keys(files).some((file) => line.endsWith(`  ./${file}`)));
  const own = Object.entries(files).map(
    ([file, text]) =>
      `${createHash('sha256')
        .update(text ?? '')
        .digest('hex')}  ./${file}`,
  );
  return { [SUMS]: `${[...others, ...own].join('\n')}\n` };
};

/** Writes the files; returns what was there. */
const write = (folder: string, files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).map(([file, text]) => {
      const path = join(folder, file);
      const before = existsSync(path) ? readFileSync(path, 'utf8') : null;
      if (text === null) rmSync(path);
      else writeFileSync(path, text);
      return [file, before];
    }),
  );

interface Other {
  /** The folder of the archive. */
  into: string;
  version: string;
  change: Change;
  /** The change is not in the checksums inside. */
  isDamaged?: boolean;
}

/** Makes archives of other versions out of one. */
export const otherReleases = async (
  archive: string,
  { from, stage }: { from: string; stage: string },
  others: readonly Other[],
): Promise<string[]> => {
  mkdirSync(stage, { recursive: true });
  await runOrThrow(['tar', '-xzf', archive, '-C', stage]);
  const made: string[] = [];
  let folder = join(stage, `karigar-${from}`);
  for (const { into, version, change, isDamaged = false } of others) {
    const own = `karigar-${version}`;
    renameSync(folder, join(stage, own));
    folder = join(stage, own);
    const changed = change(folder);
    const right = { ...named(from, version)(folder), ...(isDamaged ? {} : changed) };
    const before = write(folder, { ...right, ...changed, ...summed(folder, right) });
    mkdirSync(into, { recursive: true });
    const name = archiveName(version);
    const pack = `tar --owner=0 --group=0 -cf - ${own} | gzip -1 > '${join(into, name)}'`;
    await runOrThrow(['sh', '-c', pack], stage);
    await runOrThrow(['sh', '-c', `sha256sum ${name} > ${name}.sha256`], into);
    write(folder, before);
    made.push(join(into, name));
  }
  await run(['rm', '-rf', stage]);
  return made;
};

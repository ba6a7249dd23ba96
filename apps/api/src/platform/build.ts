import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Build = { readonly version: string; readonly commit: string };

const ROOT = join(import.meta.dirname, '../../../..');

const read = (file: string): Partial<Build> =>
  JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Partial<Build>;

/** Which release runs; a checkout has the version of its package and no commit. */
export const readBuild = (): Build => {
  try {
    const { version = '', commit = '' } = read('release.json');
    return { version, commit };
  } catch {
    return { version: read('package.json').version ?? '', commit: 'none' };
  }
};

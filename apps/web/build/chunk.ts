import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the build that several screens share, and the modules in it: names by folder of the repository. */
export type Chunk = {
  readonly name: string;
  readonly files: Readonly<Record<string, readonly string[]>>;
};

const pathsOf = ({ files }: Chunk): string[] =>
  Object.entries(files).flatMap(([folder, names]) => names.map((name) => join(folder, name)));

/** What is wrong with the declarations: a file that was renamed or removed, or that two chunks have. */
export const wrongWith = (
  chunks: readonly Chunk[],
  exists: (path: string) => boolean,
): readonly string[] => {
  const owners = new Map<string, string>();
  return chunks.flatMap((chunk) =>
    pathsOf(chunk).flatMap((path) => {
      const other = owners.get(path);
      owners.set(path, chunk.name);
      if (other !== undefined) return [`chunks ${other} and ${chunk.name} both have ${path}`];
      return exists(path) ? [] : [`chunk ${chunk.name} has ${path}, which does not exist`];
    }),
  );
};

/** For each chunk, whether a module is in it. Throws when a declaration is wrong, so that no rename moves bytes unseen. */
export const readChunks = (
  repository: string,
  chunks: readonly Chunk[],
): ((chunk: Chunk) => (id: string) => boolean) => {
  const wrong = wrongWith(chunks, (path) => existsSync(join(repository, path)));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return (chunk) => {
    const ids = new Set(pathsOf(chunk).map((path) => join(repository, path)));
    return (id) => ids.has(id.replace(/\?.*$/, ''));
  };
};

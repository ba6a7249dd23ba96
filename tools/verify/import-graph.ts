import { dirname, join, normalize } from 'node:path';

/** Which files each file names: its imports, and paths in its strings (programs it starts, files it reads). */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const CODE = /\.(tsx?|mjs|css|html)$/;
const NAMED = /(['"`])((?:\.{1,2}\/|#|@karigar\/|(?:apps|docs|e2e|packages|tools)\/)[^'"`$\n]+)\1/g;
const PACKAGES = /^(?:apps|packages)\/[^/]+/;
const ENDINGS = ['', '.ts', '.tsx'];

/** `#x` of the package.json `imports`: below src, except the two folders beside it. */
function ofOwnPackage(from: string, name: string): string {
  const home = PACKAGES.exec(from)?.[0] ?? '';
  return /^(testing|proofs)\//.test(name) && home === 'apps/api'
    ? join(home, name)
    : join(home, 'src', name);
}

function placeOf(from: string, name: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(from), name));
  if (name.startsWith('#')) return ofOwnPackage(from, name.slice(1));
  return name.replace(/^@karigar\/([^/]+)\//, 'packages/$1/src/');
}

export function readImports(
  paths: ReadonlySet<string>,
  read: (path: string) => string,
): ImportGraph {
  const graph = new Map<string, Set<string>>();
  for (const path of paths) {
    if (!CODE.test(path)) continue;
    const named = new Set<string>();
    for (const [, , name = ''] of read(path).matchAll(NAMED)) {
      const place = placeOf(path, name);
      for (const ending of ENDINGS) if (paths.has(place + ending)) named.add(place + ending);
    }
    graph.set(path, named);
  }
  return graph;
}

/** Every file that reaches one of these, and these themselves. A wall is reached, but not passed. */
export function dependentsOf(
  graph: ImportGraph,
  targets: readonly string[],
  walls: ReadonlySet<string> = new Set(),
): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [from, names] of graph)
    for (const name of names) {
      const known = importers.get(name);
      if (known === undefined) importers.set(name, [from]);
      else known.push(from);
    }
  const reached = new Set(targets);
  const queue = [...targets];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (walls.has(path) && !targets.includes(path)) continue;
    for (const importer of importers.get(path) ?? []) {
      if (reached.has(importer)) continue;
      reached.add(importer);
      queue.push(importer);
    }
  }
  return reached;
}

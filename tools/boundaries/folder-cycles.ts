/** Folders whose files belong together; a subfolder is part of its folder. First match counts. */
const FOLDERS = [
  /^apps\/[^/]+\/src\/features\/[^/]+\/[^/]+\//,
  /^apps\/[^/]+\/src\/(platform|entities|modules)\/[^/]+\//,
  /^(apps|packages)\/[^/]+\/src\/[^/]+\//,
  /^(apps|packages)\/[^/]+\/(?!src\/)[^/]+\//,
  /^(tools|e2e)\/[^/]+\//,
];
const TEST = /[.](test|spec|stories|picture)[.]tsx?$|\/(testing|proofs)\//;

interface Module {
  source: string;
  dependencies: { resolved: string }[];
}

/** A file directly under `src` composes folders, so it counts as its own folder. */
function folderOf(file: string): string {
  for (const folder of FOLDERS) {
    const found = folder.exec(file)?.[0];
    if (found !== undefined) return found;
  }
  return file;
}

/** Which folder imports which, without test files. */
function folderGraph(modules: readonly Module[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    if (TEST.test(source) || source.includes('node_modules/')) continue;
    const from = folderOf(source);
    const targets = graph.get(from) ?? new Set<string>();
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (to !== from && !resolved.includes('node_modules/')) targets.add(to);
    }
    graph.set(from, targets);
  }
  return graph;
}

function reachableFrom(graph: ReadonlyMap<string, Set<string>>, start: string): Set<string> {
  const found = new Set<string>();
  const open = [...(graph.get(start) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(graph.get(next) ?? []));
  }
  return found;
}

/** Groups of folders that import each other, each group once, sorted by name. */
export function folderCycles(modules: readonly Module[]): string[][] {
  const graph = folderGraph(modules);
  const reach = new Map([...graph.keys()].map((name) => [name, reachableFrom(graph, name)]));
  const groups = new Map<string, string[]>();
  for (const [name, reached] of reach) {
    if (!reached.has(name)) continue;
    const group = [...reached].filter((other) => reach.get(other)?.has(name)).toSorted();
    groups.set(group.join(' '), group);
  }
  return [...groups.values()];
}

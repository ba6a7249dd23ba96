import { dependentsOf, type ImportGraph } from './import-graph.ts';

/** Test files to run, or all of them. */
export type Choice = 'all' | readonly string[];

export interface Tree {
  paths: ReadonlySet<string>;
  graph: ImportGraph;
  /** Tests that list folders: no import says what they read. */
  listers: ReadonlySet<string>;
}

const CODE = /\.(tsx?|css)$/;
const DOCUMENT = /^(docs|\.ci|\.github)\/|\.md$/;
const TOOLS = /^(tools\/|[^/]+$)/;
const MODULE = /^apps\/api\/src\/modules\/[^/]+\//;

/** The table of all handlers: behind it every test of a call reaches every module. */
const HANDLERS = new Set(['apps/api/src/handlers.ts']);

/** A module's tests speak to its calls over HTTP, so no import of theirs leads to the module. */
function withModules(graph: ImportGraph, tests: readonly string[]): ImportGraph {
  const more = new Map(graph);
  for (const test of tests) {
    const home = MODULE.exec(test)?.[0];
    if (home !== undefined)
      more.set(test, new Set([...(graph.get(test) ?? []), `${home}index.ts`]));
  }
  return more;
}

/**
 * Tests that a change can reach through imports. A file that is no code (a migration, a fixture, a setting) can reach
 * any; the tests of tools run when a tool or a setting of the root changed.
 */
export function chooseTests(
  changed: readonly string[],
  tests: readonly string[],
  { paths, graph, listers }: Tree,
): Choice {
  const whole = withModules(graph, tests);
  const named = new Set<string>();
  for (const names of graph.values()) for (const name of names) named.add(name);
  const isForAll = (path: string) =>
    !path.startsWith('tools/') &&
    !DOCUMENT.test(path) &&
    (!paths.has(path) || !(CODE.test(path) || named.has(path)) || /^[^/]+$/.test(path));
  if (changed.some(isForAll)) return 'all';

  const reached = dependentsOf(whole, changed);
  const inModules = dependentsOf(whole, changed, HANDLERS);
  const hasNewTools = changed.some((path) => TOOLS.test(path));
  return tests.filter(
    (test) =>
      (MODULE.test(test) ? inModules : reached).has(test) ||
      (hasNewTools && test.startsWith('tools/')) ||
      (listers.has(test) && changed.some((path) => !DOCUMENT.test(path))),
  );
}

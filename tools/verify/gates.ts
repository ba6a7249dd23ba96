import { chooseSpecs } from './choose-specs.ts';
import { chooseTests, type Choice, type Tree } from './choose-tests.ts';

export interface Gate {
  name: string;
  command: readonly string[];
  /** Runs after the others, by itself: it uses both cores, or measures times that other load would change. */
  alone?: boolean;
  /** Whether a file can change the result; by default any file can. */
  reads?: (path: string) => boolean;
  /** The files of this gate's tests that a change can reach: added to the command. */
  choose?: (changed: readonly string[], tree: Tree) => Choice;
  /** Added to the command to fail on the first failure of a test. */
  withoutRetries?: readonly string[];
}

const script = (name: string, ...args: string[]) => ['node', '--run', name, '--', ...args];

/** Dots on the screen, the duration of every test in .cache, and the names of tests that failed first. */
const tests = (name: string, ...projects: string[]) =>
  script(
    'test',
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./tools/verify/retried-tests.ts',
    `--outputFile.json=.cache/durations/${name}.json`,
    ...projects.map((project) => `--project=${project}`),
  );

const E2E = 'node --run build && node --run e2e -- "$@"';

const CODE = /\.(tsx?|mjs|css|html|json|sql|svg|po|woff2|typ)$/;
const PRODUCT = /^(apps|packages)\//;
/** Read by every gate: versions of the tools, and the tools of our own. */
const TOOLS = /^(package(-lock)?\.json|\.node-version|tools\/(?!planted\/|figure\/figures\/).*)$/;

const isCode = (path: string) => CODE.test(path) || TOOLS.test(path) || /^\.[^/]+$/.test(path);
const isTool = (path: string) => TOOLS.test(path);
const isTested = (path: string) => !/^\.(ci|github)\/|^packages\/ui\/pictures\//.test(path);
const isTestedInNode = (path: string) =>
  isTested(path) && !path.startsWith('e2e/screens/outlines/');
const isOperated = (path: string) =>
  /^(apps\/api|packages\/(contract|domain)|deploy)\//.test(path) || isTool(path);
const BROWSER_TEST = /\.browser\.test\.tsx$/;
const TEST = /^(?!.*\/planted\/).*(?<!\.browser)\.test\.ts$/;
const SPEC = /^e2e\/.*\.spec\.ts$/;

const choose =
  (chooser: typeof chooseTests, kind: RegExp) =>
  (changed: readonly string[], tree: Tree): Choice =>
    chooser(
      changed,
      [...tree.paths].filter((path) => kind.test(path)),
      tree,
    );

const NO_RETRY = ['--retry=0'];

/** Two at a time, in this order; then one after the other those that fill the machine by themselves. */
export const gates: readonly Gate[] = [
  { name: 'lint', command: script('lint'), reads: isCode },
  { name: 'types', command: script('types'), reads: isCode },
  { name: 'dead-code', command: script('dead-code'), reads: isCode },
  { name: 'boundaries', command: script('boundaries'), reads: isCode },
  { name: 'words', command: script('words') },
  { name: 'house', command: script('figure', 'house'), reads: isCode },
  {
    name: 'texts',
    command: script('texts'),
    reads: (path) => PRODUCT.test(path) || isTool(path),
  },
  { name: 'secrets', command: script('secrets') },
  { name: 'conformance', command: script('conformance') },
  { name: 'generated', command: script('generate', '--check') },
  {
    name: 'sql',
    command: script('sql'),
    reads: (path) => /^(apps\/api|packages)\//.test(path) || isTool(path),
  },
  {
    name: 'migrations',
    command: script('migrations'),
    reads: (path) => path.startsWith('apps/api/src/db/migrations/') || isTool(path),
  },
  {
    name: 'rules',
    command: script('rules'),
    reads: (path) => /^(deploy\/watch|docs\/operate)\//.test(path) || isTool(path),
  },
  {
    name: 'licences',
    command: script('licences'),
    reads: (path) => /(^|\/)package(-lock)?\.json$|^docs\//.test(path) || isTool(path),
  },
  { name: 'format', command: script('format', '--check') },
  {
    name: 'components',
    command: tests('components', 'web', 'console', 'ui'),
    alone: true,
    reads: (path) =>
      /^(apps\/(web|console)|packages)\/|^(package(-lock)?\.json|vitest\.config\.ts)$/.test(path),
    choose: choose(chooseTests, BROWSER_TEST),
    withoutRetries: NO_RETRY,
  },
  {
    name: 'tests',
    command: tests('tests', 'unit', 'db', 'languages'),
    alone: true,
    reads: isTestedInNode,
    choose: choose(chooseTests, TEST),
    withoutRetries: NO_RETRY,
  },
  { name: 'drills', command: script('drills'), alone: true, reads: isOperated },
  {
    name: 'e2e',
    // The build is its first step: both write the served folder.
    command: ['sh', '-c', E2E, 'e2e'],
    alone: true,
    reads: isTested,
    choose: choose(chooseSpecs, SPEC),
    withoutRetries: ['--retries=0', '--fail-on-flaky-tests'],
  },
];

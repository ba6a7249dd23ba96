import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repoRoot } from '../../repo/root.ts';
import { run, runOrThrow } from '../../repo/run.ts';
import type { GoneCall } from './gone-calls.ts';

/** A copy of the previous release whose tests use parts of this program. */
export interface Suite {
  folder: string;
  remove(): void;
}

export interface Tested {
  passed: number;
  /** Tests that sent a call which is gone. */
  ofGoneCalls: number;
  failures: readonly string[];
}

const TESTING = 'apps/api/testing';
/** What makes a database in the tests: always this program, as `karigar db` of an update is. */
const DATABASE_PARTS = ['#db/migrate', '#db/prepare'] as const;
/** What answers the calls in the tests. */
const SERVER_PARTS = [
  '#app',
  '#console/console-app',
  '#config',
  '#create-context',
  '#platform/db',
] as const;

const CONFIG = `export default {
  test: {
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    include: ['apps/api/src/**/*.db.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
};
`;

/** Replaces text that must be there: another previous release may need another way. */
const edit = (file: string, changes: Readonly<Record<string, string>>): void => {
  let text = readFileSync(file, 'utf8');
  for (const [before, after] of Object.entries(changes)) {
    if (!text.includes(before)) throw new Error(`${relative(repoRoot, file)} has no ${before}`);
    text = text.replaceAll(before, after);
  }
  rmSync(file);
  writeFileSync(file, text);
};

const fromHere = (parts: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    parts.map((part) => [
      `from '${part}'`,
      `from '${join(repoRoot, 'apps/api/src', part.slice(1))}.ts'`,
    ]),
  );

const GONE = 'this release has no call';
const SENDS = 'return post(call.path, writeForm(';
/** No client sends a call that is gone: a test that does says so instead of failing in some way of its own. */
const refuseGone = (gone: readonly GoneCall[]): string =>
  gone
    .map(
      ({ name, path, programType }) =>
        `if (call.path === '${path}' && call.programType === '${programType}') throw new Error('${GONE}: ${name}');\n    `,
    )
    .join('');

/** The tests of the previous release on the schema of these migrations, against its own server or against this one. */
export const prepareSuite = async (
  earlier: string,
  {
    server,
    migrations,
    gone = [],
  }: { server: 'earlier' | 'this'; migrations: string; gone?: readonly GoneCall[] },
): Promise<Suite> => {
  // Beside it, so that Node finds our test runner above it.
  const folder = `${earlier}-${server}-${process.pid}-${Date.now().toString(36)}`;
  await runOrThrow(['cp', '-al', earlier, folder]);
  edit(join(folder, TESTING, 'template-db.ts'), {
    ...fromHere(DATABASE_PARTS),
    'migrations = migrationsFolder,': `migrations = ${JSON.stringify(migrations)},`,
    'migrate, migrationsFolder': 'migrate',
  });
  if (server === 'this')
    edit(join(folder, TESTING, 'test-app.ts'), {
      ...fromHere(SERVER_PARTS),
      [SENDS]: refuseGone(gone) + SENDS,
    });
  writeFileSync(join(folder, 'skew.config.ts'), CONFIG);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** This program's migrations and one more, as a release would have it that drops what the previous one uses. */
export const plantMigration = (folder: string, migrations: string, sql: string): string => {
  const planted = join(folder, 'migrations');
  cpSync(migrations, planted, { recursive: true });
  writeFileSync(join(planted, '9999_planted.sql'), sql);
  return planted;
};

interface Report {
  numPassedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Runs these test files with a PostgreSQL of their own. */
export const runSuite = async (
  { folder }: Suite,
  files: readonly string[],
  adminUrl: string,
): Promise<Tested> => {
  const report = join(folder, 'report.json');
  const env = ['env', `DATABASE_ADMIN_URL=${adminUrl}`, 'CI='];
  const vitest = ['node', join(repoRoot, 'node_modules/vitest/vitest.mjs'), 'run'];
  const options = ['--config', 'skew.config.ts', '--reporter=json', `--outputFile=${report}`];
  const { output } = await run([...env, ...vitest, ...options, ...files], folder);
  let said: Report;
  try {
    said = JSON.parse(readFileSync(report, 'utf8')) as Report;
  } catch {
    throw new Error(`the tests did not run: ${output}`);
  }
  let ofGoneCalls = 0;
  const failures = said.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    const at = relative(folder, name);
    if (failed.length === 0) return status === 'failed' ? [`${at}: ${message}`] : [];
    const reported = failed.map((one) => `${at}: ${one.fullName}: ${one.failureMessages[0] ?? ''}`);
    const real = reported.filter((line) => !line.includes(GONE));
    ofGoneCalls += reported.length - real.length;
    return real;
  });
  return { passed: said.numPassedTests, ofGoneCalls, failures };
};

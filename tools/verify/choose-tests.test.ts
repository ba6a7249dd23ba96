import { expect, it } from 'vitest';
import { repoRoot } from '../repo/root.ts';
import { chooseSpecs, TRIED_IN } from './choose-specs.ts';
import { chooseTests, type Tree } from './choose-tests.ts';
import { contentsOf } from './contents.ts';
import { dependentsOf, readImports } from './import-graph.ts';
import { readTree } from './plan.ts';

function treeOf(files: Record<string, string>): Tree {
  const paths = new Set(Object.keys(files));
  return { paths, graph: readImports(paths, (path) => files[path] ?? ''), listers: new Set() };
}

const API = {
  'packages/domain/src/money.ts': '',
  'apps/api/src/handlers.ts': `import '#modules/chat/index'; import '#modules/offers/index'`,
  'apps/api/src/modules/chat/index.ts': `import './send.ts'`,
  'apps/api/src/modules/chat/send.ts': `import '@karigar/domain/money'`,
  'apps/api/src/modules/offers/index.ts': '',
  'apps/api/src/main.ts': `import './handlers.ts'`,
  'apps/api/testing/test-app.ts': `join(import.meta.dirname, '../src/main.ts')`,
  'apps/api/src/modules/chat/chat.db.test.ts': `import '#testing/test-app'`,
  'apps/api/src/modules/offers/offers.db.test.ts': `import '#testing/test-app'`,
  'apps/api/proofs/history.db.test.ts': `import '#testing/test-app'`,
  'apps/api/src/db/migrations/0001.sql': '',
  'docs/chat.md': '',
  'tools/lint/lint.test.ts': '',
  'tools/lint/rule.ts': '',
};
const TESTS = Object.keys(API).filter((path) => path.endsWith('.test.ts'));
const chosenBy = (path: string) => chooseTests([path], TESTS, treeOf(API));

it('a change of a module runs the tests of the module and the proofs, not those of other modules', () => {
  const chosen = [
    'apps/api/src/modules/chat/chat.db.test.ts',
    'apps/api/proofs/history.db.test.ts',
  ];
  expect(chosenBy('apps/api/src/modules/chat/send.ts')).toEqual(chosen);
  expect(chosenBy('packages/domain/src/money.ts')).toEqual(chosen);
});

it('a change of the test server runs every test on it', () => {
  expect(chosenBy('apps/api/testing/test-app.ts')).toHaveLength(3);
});

it('a change of a document runs no test, a change of a tool those of the tools', () => {
  expect(chosenBy('docs/chat.md')).toEqual([]);
  expect(chosenBy('tools/lint/rule.ts')).toEqual(['tools/lint/lint.test.ts']);
});

it('a changed migration, a setting of the root and a removed file run every test', () => {
  expect(chosenBy('apps/api/src/db/migrations/0001.sql')).toBe('all');
  expect(chosenBy('package.json')).toBe('all');
  expect(chosenBy('apps/api/src/removed.ts')).toBe('all');
});

const now = contentsOf(repoRoot);
const tree = readTree(repoRoot, now);
const specs = [...tree.paths].filter((path) => /^e2e\/.*\.spec\.ts$/.test(path));

it('the import graph leads from a test of this repository to a rule of the domain', () => {
  const reached = dependentsOf(tree.graph, ['packages/domain/src/bookings/lifecycle.ts']);
  expect(reached).toContain('apps/api/src/handlers.ts');
  expect(reached).toContain('apps/api/proofs/history.db.test.ts');
  expect(reached).toContain(
    'apps/web/src/features/serviceman/booking-detail/booking-detail.browser.test.tsx',
  );
});

it('every feature and module has its place in e2e, and every place exists', () => {
  const area = /^apps\/(?:web\/src\/features\/[^/]+|api\/src\/modules)\/([^/]+)\//;
  const areas = new Set([...tree.paths].flatMap((path) => area.exec(path)?.[1] ?? []));
  expect(Object.keys(TRIED_IN).toSorted()).toEqual([...areas].toSorted());
  for (const place of Object.values(TRIED_IN).flat())
    expect(
      specs.some((spec) => spec.startsWith(`e2e/${place}`)),
      place,
    ).toBe(true);
});

it('a change of one feature runs the specs of its area, and of the server’s start all', () => {
  const chat = [...tree.paths].find((path) => /features\/common\/chat\/[\w-]+\.tsx$/.test(path));
  const chosen = chooseSpecs([chat ?? ''], specs, tree);
  expect(chosen).toContain('e2e/chat/chat.spec.ts');
  expect(chosen).toContain('e2e/screens/chat.spec.ts');
  expect(chosen).not.toContain('e2e/sign-in/otp.spec.ts');
  for (const path of ['e2e/world/start-world.ts', 'apps/web/src/app/main.tsx', 'package.json'])
    expect(chooseSpecs([path], specs, tree), path).toBe('all');
  expect(chooseSpecs(['docs/foreign-answers.md'], specs, tree)).toEqual([
    'e2e/offline/foreign-answers.spec.ts',
  ]);
  expect(chooseSpecs(['README.md'], specs, tree)).toEqual([]);
  const screens = specs.filter((spec) => spec.startsWith('e2e/screens/'));
  expect(chooseSpecs(['e2e/screens/outlines/chat.txt'], specs, tree)).toEqual(screens);
});

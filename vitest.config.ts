import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const TESTS = [
  'packages/*/src/**/*.test.ts',
  'apps/*/{src,build,testing,proofs}/**/*.test.ts',
  'tools/**/*.test.ts',
];
const NEVER = ['**/node_modules/**', '**/planted/**'];
const DATABASE = '**/*.db.test.ts';
/** They add a language to their process, which no other test file may meet. */
const LANGUAGES = 'apps/api/testing/pseudo-*.test.ts';

// Node reads our TypeScript itself, and one worker imports the server once for all of its test files.
const native = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };

export default defineConfig({
  test: {
    // Two for each core: a test waits for PostgreSQL, for another process or for a timer half of its time.
    maxWorkers: 2 * availableParallelism(),
    allowOnly: false,
    attachmentsDir: '.cache/attachments',
    projects: [
      // Components in a real browser.
      '{packages,apps}/*/vitest.config.ts',
      {
        test: {
          ...native,
          name: 'unit',
          include: TESTS,
          exclude: [...NEVER, DATABASE, LANGUAGES],
          // One more try where a shared machine loses its cores for seconds. A run by hand has none.
          retry: process.env['CI'] ? 1 : 0,
          testTimeout: 30_000,
        },
      },
      {
        // Real servers: `npm run services` starts what is missing.
        test: {
          ...native,
          name: 'db',
          include: TESTS.map((pattern) => pattern.replace('*.test.ts', '*.db.test.ts')),
          exclude: [...NEVER, LANGUAGES],
          retry: process.env['CI'] ? 1 : 0,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...native,
          name: 'languages',
          isolate: true,
          include: [LANGUAGES],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

const TESTS = [
  'packages/*/src/**/*.test.ts',
  'apps/*/{src,build}/**/*.test.ts',
  'tools/**/*.test.ts',
];
const NEVER = ['**/node_modules/**', '**/planted/**'];
const DATABASE = '**/*.db.test.ts';

export default defineConfig({
  test: {
    // Without this one core of a small machine stays idle.
    maxWorkers: '100%',
    allowOnly: false,
    attachmentsDir: '.cache/attachments',
    projects: [
      // Components in a real browser.
      '{packages,apps}/*/vitest.config.ts',
      {
        test: {
          name: 'unit',
          include: TESTS,
          exclude: [...NEVER, DATABASE],
          testTimeout: 15_000,
        },
      },
      {
        // Real servers: `npm run services` starts what is missing.
        test: {
          name: 'db',
          include: TESTS.map((pattern) => pattern.replace('*.test.ts', '*.db.test.ts')),
          exclude: NEVER,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

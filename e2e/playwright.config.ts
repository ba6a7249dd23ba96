import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browser } from './world/browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: '{testDir}/screens/outlines/{arg}{ext}',
  outputDir: '../.cache/e2e/results',
  globalSetup: './world/start-world.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One for each core: with more, pictures and polls miss their time limits, and the run is not shorter.
  workers: availableParallelism(),
  // One more try on a small shared machine, named at the end of the run. A run by hand has none.
  retries: process.env['CI'] ? 1 : 0,
  timeout: process.env['CI'] ? 120_000 : 60_000,
  expect: { timeout: process.env['CI'] ? 30_000 : 15_000 },
  // Dots on the screen, the duration of every test in .cache, and the names of tests that failed first.
  reporter: [
    ['dot'],
    ['json', { outputFile: '../.cache/durations/e2e.json' }],
    ['./retried-specs.ts'],
  ],
  use: {
    ...browser,
    // Tests of the service worker turn it on; elsewhere a page must come from the server, not from a cache.
    serviceWorkers: 'block',
  },
});

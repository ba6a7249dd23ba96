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
  workers: 2,
  // Whole browsers on a small shared machine: two more tries, which the report names as flaky.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'dot',
  use: {
    ...browser,
    // Its own tests turn it on; elsewhere a page must come from the server, not from a cache.
    serviceWorkers: 'block',
  },
});

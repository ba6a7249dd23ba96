import { defineConfig } from '@playwright/test';
import { browser } from './world/browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/e2e/results',
  globalSetup: './world/start-world.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Whole browsers on a small shared machine: one more try, which the report names as flaky.
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: 'dot',
  use: {
    ...browser,
    // Its own tests turn it on; elsewhere a page must come from the server, not from a cache.
    serviceWorkers: 'block',
  },
});

import type { APIRequestContext } from '@playwright/test';
import { startLineProxy, type LineProxy } from '../../apps/api/testing/line-proxy.ts';
import { test as base } from './test.ts';

export * from '../../apps/api/testing/line-proxy.ts';

/** The page and its service worker reach the server through a proxy that the test can break. */
export const test = base.extend<{ line: LineProxy; server: APIRequestContext }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern.
  line: async ({}, use) => {
    const line = await startLineProxy(process.env['E2E_BASE'] ?? '');
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.base),
  /** Calls that bypass the proxy, as somebody else with network. */
  server: async ({ playwright, extraHTTPHeaders }, use) => {
    const server = await playwright.request.newContext({
      baseURL: process.env['E2E_BASE'] ?? '',
      ...(extraHTTPHeaders !== undefined && { extraHTTPHeaders }),
    });
    await use(server);
    await server.dispose();
  },
});

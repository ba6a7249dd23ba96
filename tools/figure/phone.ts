import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { withClient } from '../../apps/api/src/db/connect.ts';
import { browser as settings } from '../../e2e/world/browser.ts';
import { logInAs } from '../../e2e/world/people.ts';
import { withWorld } from './with-world.ts';

type Client = Parameters<Parameters<typeof withClient>[1]>[0];

const { launchOptions, ...phone } = settings;

/** The built app on the real server in a mobile browser with persistent storage. */
export const withPhone = <Result>(
  prepare: (client: Client) => Promise<void>,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> =>
  withWorld(async (baseURL) => {
    await withClient(process.env['E2E_DATABASE'] ?? '', prepare);
    const profile = mkdtempSync(join(tmpdir(), 'karigar-phone-'));
    const settled = { ...launchOptions, ...phone, baseURL };
    const context = await chromium.launchPersistentContext(profile, settled);
    try {
      return await work(context);
    } finally {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    }
  });

/** A page on which Suresh is logged in and sees the dashboard. */
export async function openDay(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await logInAs(page, 'suresh');
  await page.waitForSelector('main a h3');
  return page;
}

/** Makes the page's processor this many times slower. */
export async function slowDown(page: Page, times: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  return session;
}

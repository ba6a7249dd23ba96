import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { withClient } from '../../apps/api/src/db/connect.ts';
import { dropDatabase } from '../../apps/api/src/db/prepare.ts';
import { urlFor } from '../../apps/api/src/db/roles.ts';
import { browser as settings } from '../../e2e/world/browser.ts';
import { readyDemoDatabase } from '../dev/demo-database.ts';
import { isReady, startApi, stopApi } from '../dev/start-api.ts';
import { ensurePostgres } from '../services/ensure-postgres.ts';
import { freePort } from '../services/free-port.ts';
import { ensureWebApp } from '../web/ensure-web-app.ts';

type Client = Parameters<Parameters<typeof withClient>[1]>[0];

export interface Phone {
  context: BrowserContext;
  base: string;
}

const { launchOptions, ...phone } = settings;
const SERVICEMAN = { email: 'suresh@example.in', password: 'karigar-demo-2026' };

/** The built app on the real server, on a demo world of its own, in a phone's browser. */
export async function withPhone<Result>(
  prepare: (client: Client) => Promise<void>,
  work: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  await ensureWebApp(console.log);
  const { address: adminUrl } = await ensurePostgres({ stays: true });
  const database = `karigar_figure_${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), 'karigar-figure-'));
  const log = openSync(join(folder, 'log'), 'a');
  const files = join(folder, 'files');
  await readyDemoDatabase({ adminUrl, database, isFresh: true, files });
  await withClient(urlFor(adminUrl, 'owner', database), prepare);
  const [port, internalPort] = [await freePort(), await freePort()];
  const api = startApi({
    databaseUrl: urlFor(adminUrl, 'app', database),
    port,
    internalPort,
    reloads: false,
    output: ['ignore', log, log],
    env: { NODE_ENV: 'development', FILES_DIR: files },
  });
  const browser = await chromium.launch(launchOptions);
  try {
    if (!(await isReady(api, internalPort))) throw new Error('The server did not start');
    const context = await browser.newContext(phone);
    return await work({ context, base: `http://localhost:${port}` });
  } finally {
    await browser.close();
    await stopApi(api);
    await dropDatabase({ adminUrl, database });
    rmSync(folder, { recursive: true });
  }
}

/** A page on which Suresh has logged in and sees his day. */
export async function logIn({ context, base }: Phone): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${base}/login2`);
  await page.fill('input[type=email]', SERVICEMAN.email);
  await page.fill('input[type=password]', SERVICEMAN.password);
  await page.click('button[type=submit]');
  await page.waitForSelector('main a h3');
  return page;
}

/** From now on the page's processor is so many times slower. */
export async function slowDown(page: Page, times: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  return session;
}

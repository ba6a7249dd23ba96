import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { dropDatabase } from '../../../apps/api/src/db/prepare.ts';
import { urlFor } from '../../../apps/api/src/db/roles.ts';
import { spawnNats } from '../../../apps/api/testing/spawned-nats.ts';
import { browser as settings } from '../../../e2e/world/browser.ts';
import type { Job } from '../../../e2e/world/job.ts';
import { readyDemoDatabase } from '../../dev/demo-database.ts';
import { isReady, startApi, stopApi } from '../../dev/start-api.ts';
import { ensurePostgres } from '../../services/ensure-postgres.ts';
import { freePort } from '../../services/free-port.ts';
import { ensureWebApp } from '../../web/ensure-web-app.ts';

export interface LiveWorld {
  /** Base URL of the calls, with a trailing slash. */
  calls: string;
  newPhone: () => Promise<BrowserContext>;
  /** An operator's computer. */
  newComputer: () => Promise<BrowserContext>;
  /** Kills the bus with SIGKILL. */
  killBus: () => Promise<void>;
  /** Starts a new bus at the same address, without any state. */
  startBus: () => Promise<void>;
}

const { launchOptions, ...phone } = settings;
const computer = {
  viewport: { width: 1440, height: 900 },
  locale: phone.locale,
  timezoneId: phone.timezoneId,
};

/** The built app on a real server with its own bus, in real browsers. */
export async function withLiveWorld<Result>(
  work: (world: LiveWorld) => Promise<Result>,
  env: Readonly<Record<string, string>> = {},
): Promise<Result> {
  await ensureWebApp(console.error);
  const { address: adminUrl } = await ensurePostgres({ stays: true });
  const database = `karigar_live_${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), 'karigar-live-'));
  const log = openSync(join(folder, 'log'), 'a');
  const files = join(folder, 'files');
  await readyDemoDatabase({ adminUrl, database, isFresh: true, files });
  let nats = await spawnNats();
  const [port, internalPort, consolePort] = [await freePort(), await freePort(), await freePort()];
  process.env['E2E_CONSOLE'] = `http://localhost:${consolePort}`;
  const base = `http://localhost:${port}`;
  process.env['E2E_DATABASE'] = urlFor(adminUrl, 'owner', database);
  const api = startApi({
    databaseUrl: urlFor(adminUrl, 'app', database),
    natsUrl: nats.url,
    port,
    internalPort,
    consolePort,
    reloads: false,
    output: ['ignore', log, log],
    env: { PUBLIC_URL: base, FILES_DIR: files, ...env },
  });
  const browser = await chromium.launch(launchOptions);
  try {
    if (!(await isReady(api, internalPort))) throw new Error('The server did not start');
    return await work({
      calls: `${base}/api/`,
      newComputer: () => browser.newContext(computer),
      newPhone: () => browser.newContext({ ...phone, baseURL: base }),
      killBus: () => nats.kill(),
      startBus: async () => {
        nats = await spawnNats(nats.port);
      },
    });
  } finally {
    await browser.close();
    await stopApi(api);
    await nats.kill();
    await dropDatabase({ adminUrl, database });
    rmSync(folder, { recursive: true });
  }
}

/** Signs the job's serviceman in on this phone. */
export async function signIn(context: BrowserContext, { serviceman }: Job): Promise<void> {
  const { tokenOf } = await import('../../../e2e/world/job.ts');
  const token = await tokenOf(context.request, serviceman, 'serviceman');
  await context.addInitScript((authToken) => {
    localStorage.setItem('authToken', authToken);
    localStorage.setItem('role', 'serviceman');
  }, token);
}

/** A page that records when each number first followed these words; lower numbers count with it. */
export async function watchNumber(
  context: BrowserContext,
  path: string,
  pattern: string,
): Promise<{ page: Page; seen: () => Promise<[number: number, at: number][]> }> {
  const page = await context.newPage();
  await page.addInitScript((source) => {
    const seen = new Map<number, number>();
    const look = (): void => {
      const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel);
      const shown = `${document.body.innerText} ${labels.join(' ')}`;
      const number = Number(new RegExp(source).exec(shown)?.[1] ?? Number.NaN);
      if (!Number.isNaN(number) && !seen.has(number)) seen.set(number, Date.now());
    };
    const start = (): void => {
      new MutationObserver(() => requestAnimationFrame(look)).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeFilter: ['aria-label'],
      });
    };
    addEventListener('DOMContentLoaded', start);
    Object.assign(window, { seenNumbers: () => [...seen] });
  }, pattern);
  await page.goto(path);
  return {
    page,
    seen: () =>
      page.evaluate(() =>
        (window as unknown as { seenNumbers: () => [number, number][] }).seenNumbers(),
      ),
  };
}

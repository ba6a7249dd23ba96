import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { dropDatabase } from '../../../apps/api/src/db/prepare.ts';
import { urlFor } from '../../../apps/api/src/db/roles.ts';
import type { Job } from '../../../e2e/world/job.ts';
import { readyDemoDatabase } from '../../dev/demo-database.ts';
import { isReady, startApi } from '../../dev/start-api.ts';
import { ensurePostgres } from '../../services/ensure-postgres.ts';
import { freePort } from '../../services/free-port.ts';
import { ensureWebApp } from '../../web/ensure-web-app.ts';
import { judge, type Judged } from './judge-client-kill.ts';
import { startBrowser, type KillableBrowser } from './killable-browser.ts';
import { act, drained, logIn, openFor, type Acted } from './scripted-serviceman.ts';

export interface ClientKill extends Judged {
  tabCrashes: number;
  browserKills: number;
  serverKills: number;
}

const SERVER_KILL_EVERY = 5;
const SHORTEST_MS = 300;
const LONGEST_MS = 2500;

const someTime = (): number => SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS);

/** A server that can be killed and restarted on the same port. */
async function startServer(folder: string) {
  const { address: adminUrl } = await ensurePostgres({ stays: true });
  const database = `karigar_client_kill_${process.pid}`;
  const files = join(folder, 'files');
  await readyDemoDatabase({ adminUrl, database, isFresh: true, files });
  process.env['E2E_DATABASE'] = urlFor(adminUrl, 'owner', database);
  const [port, internalPort, consolePort] = [await freePort(), await freePort(), await freePort()];
  process.env['E2E_CONSOLE'] = `http://localhost:${consolePort}`;
  const base = `http://localhost:${port}`;
  const log = openSync(join(folder, 'log'), 'a');
  const start = async () => {
    const api = startApi({
      databaseUrl: urlFor(adminUrl, 'app', database),
      port,
      internalPort,
      consolePort,
      reloads: false,
      output: ['ignore', log, log],
      env: {
        PUBLIC_URL: base,
        FILES_DIR: files,
        CALLS_PER_MINUTE_ADDRESS: '1000000',
        CALLS_PER_MINUTE_ACCOUNT: '1000000',
        CALLS_IN_FLIGHT_ACCOUNT: '1000000',
      },
    });
    if (!(await isReady(api, internalPort))) throw new Error('The server did not start');
    return api;
  };
  let api = await start();
  const kill = (): void => void api.kill('SIGKILL');
  return {
    base,
    kill,
    restart: async (): Promise<void> => {
      api = await start();
    },
    end: async (): Promise<void> => {
      kill();
      await pause(200);
      await dropDatabase({ adminUrl, database });
    },
  };
}

const crashTab = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  // Never resolves: the crashed page cannot reply.
  void devtools.send('Page.crash').catch(() => undefined);
  await pause(200);
  await page.close().catch(() => undefined);
};

/** A serviceman works on while the tab, the browser and the server are killed. */
export async function runClientKill(crashes: number, kills: number): Promise<ClientKill> {
  await ensureWebApp(console.error);
  const folder = mkdtempSync(join(tmpdir(), 'karigar-client-kill-'));
  const profile = join(folder, 'profile');
  const server = await startServer(folder);
  const { plantJob } = await import('../../../e2e/world/job.ts');
  const job: Job = await plantJob('started');
  const acted: Acted[] = [];
  let serverKills = 0;
  let browser: KillableBrowser = await startBrowser(profile);
  try {
    await logIn(browser.context, server.base, job);
    // A browser persists cookies within half a minute: on most days a login is older than that.
    const cookies = await browser.context.cookies();
    for (let round = 0; round < crashes + kills; round += 1) {
      const isTab = round % 2 === 0 ? round / 2 < crashes : (round - 1) / 2 >= kills;
      const page = await openFor(browser.context, server.base, job, round);
      const working = act(page, round, acted);
      const isServerToo = round % SERVER_KILL_EVERY === SERVER_KILL_EVERY - 1;
      await pause(someTime());
      if (isServerToo) {
        server.kill();
        serverKills += 1;
        await pause(someTime());
      }
      if (isTab) await crashTab(page);
      else {
        await browser.kill();
        browser = await startBrowser(profile);
        await browser.context.addCookies(cookies);
      }
      await working;
      if (isServerToo) await server.restart();
    }
    const page = await openFor(browser.context, server.base, job, 0);
    const refused = await drained(page);
    return {
      tabCrashes: crashes,
      browserKills: kills,
      serverKills,
      ...(await judge(job.bookingId, acted, refused)),
    };
  } finally {
    await browser.kill();
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

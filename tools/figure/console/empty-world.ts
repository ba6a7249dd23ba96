import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dayOf, addDays, startOfDay } from '@karigar/domain/dates/india-day';
import { dropDatabase } from '../../../apps/api/src/db/prepare.ts';
import { urlFor } from '../../../apps/api/src/db/roles.ts';
import { isReady, startApi, stopApi } from '../../dev/start-api.ts';
import { repoRoot } from '../../repo/root.ts';
import { run } from '../../repo/run.ts';
import { ensurePostgres } from '../../services/ensure-postgres.ts';
import { freePort } from '../../services/free-port.ts';
import { ensureWebApp } from '../../web/ensure-web-app.ts';

const MINUTE = 60_000;

/** The world begins here on its day, in India: the visit of 12:00 can still be booked, and is less than two hours away. */
const BEGINS_MINUTE = 10 * 60 + 54;

export interface EmptyWorld {
  /** Moves the servers' clock on. */
  pass: (minutes: number) => Promise<void>;
}

const command = async (...words: readonly string[]): Promise<void> => {
  const { code, output } = await run(['node', 'apps/api/src/db-main.ts', ...words], repoRoot);
  if (code !== 0) throw new Error(output);
};

/**
 * The built apps on a real server with the catalogue and nobody in it, as a deployer sets it up by the command line. Its
 * clock is the world's, so that an hour passes at once.
 */
export async function withEmptyWorld<Out>(work: (world: EmptyWorld) => Promise<Out>): Promise<Out> {
  await ensureWebApp(console.error);
  const { address: adminUrl } = await ensurePostgres({ stays: true });
  const database = `karigar_console_${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), 'karigar-console-'));
  const at = ['--admin-url', adminUrl, '--database', database];
  for (const step of ['prepare', 'migrate', 'catalogue']) await command(step, ...at);

  const now = Date.now();
  const begins = startOfDay(dayOf(now)) + BEGINS_MINUTE * MINUTE;
  let ahead =
    (begins > now ? begins : startOfDay(addDays(dayOf(now), 1)) + BEGINS_MINUTE * MINUTE) - now;
  const clock = pathToFileURL(join(repoRoot, 'apps/api/testing/world-clock.ts')).href;
  const before = process.env['NODE_OPTIONS'];
  // The command line that invites reads the same clock.
  process.env['NODE_OPTIONS'] = `--import=${clock}`;
  process.env['WORLD_AHEAD_MS'] = String(ahead);

  const [port, internalPort, consolePort] = [await freePort(), await freePort(), await freePort()];
  const address = `http://localhost:${port}`;
  const log = join(folder, 'log');
  const output = openSync(log, 'a');
  const api = startApi({
    databaseUrl: urlFor(adminUrl, 'app', database),
    port,
    internalPort,
    consolePort,
    reloads: false,
    output: ['ignore', output, output, 'ipc'],
    // Fewer captcha bits: the duration of the proof of work is random.
    env: { PUBLIC_URL: address, FILES_DIR: join(folder, 'files'), CAPTCHA_BITS: '10' },
  });
  try {
    if (!(await isReady(api, internalPort)))
      throw new Error(`The server did not start:\n${readFileSync(log, 'utf8').slice(-3000)}`);
    process.env['E2E_BASE'] = address;
    process.env['E2E_CONSOLE'] = `http://localhost:${consolePort}`;
    process.env['E2E_DATABASE'] = urlFor(adminUrl, 'owner', database);
    return await work({
      pass: async (minutes) => {
        ahead += minutes * MINUTE;
        const moved = once(api, 'message');
        api.send({ worldAheadMs: ahead });
        await moved;
      },
    });
  } finally {
    if (before === undefined) delete process.env['NODE_OPTIONS'];
    else process.env['NODE_OPTIONS'] = before;
    await stopApi(api);
    await dropDatabase({ adminUrl, database });
    rmSync(folder, { recursive: true });
  }
}

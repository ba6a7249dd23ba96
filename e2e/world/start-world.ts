import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// Before the demo world, whose names are then in the language of the tests as well.
import '../../apps/api/testing/pseudo-texts.ts';
import { dropDatabase } from '../../apps/api/src/db/prepare.ts';
import { urlFor } from '../../apps/api/src/db/roles.ts';
import { startRazorpay } from '../../apps/api/testing/razorpay/stand-in.ts';
import { playUidai } from '../../apps/api/testing/uidai.ts';
import { spawnNats } from '../../apps/api/testing/spawned-nats.ts';
import { readyDemoDatabase } from '../../tools/dev/demo-database.ts';
import { isReady, startApi, stopApi } from '../../tools/dev/start-api.ts';
import { ensurePostgres } from '../../tools/services/ensure-postgres.ts';
import { freePort } from '../../tools/services/free-port.ts';
import { ensureWebApp } from '../../tools/web/ensure-web-app.ts';
import { OTHER_TEST_NUMBER, TEST_NUMBER } from './test-number.ts';

/** Starts the built app on real servers with its own demo world; returns the function that stops it. */
async function startWorld(): Promise<() => Promise<void>> {
  await ensureWebApp(console.log);
  const { address: adminUrl } = await ensurePostgres({ stays: true });
  const database = `karigar_e2e_${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), 'karigar-e2e-'));
  const files = join(folder, 'files');
  await readyDemoDatabase({ adminUrl, database, isFresh: true, files });

  // Both servers relay one outbox, so they need a shared bus.
  const nats = await spawnNats();
  const log = join(folder, 'log');
  const output = openSync(log, 'a');
  const pushOrigin = `http://127.0.0.1:${await freePort()}`;
  const uidai = playUidai();
  const razorpay = await startRazorpay();
  const start = async (env: Record<string, string>) => {
    const [port, internalPort] = [await freePort(), await freePort()];
    const consolePort = await freePort();
    const address = `http://localhost:${port}`;
    const api = startApi({
      databaseUrl: urlFor(adminUrl, 'app', database),
      natsUrl: nats.url,
      port,
      internalPort,
      consolePort,
      main: 'apps/api/testing/main-with-pseudo-texts.ts',
      reloads: false,
      output: ['ignore', output, output],
      // Each test sets its own client address, so that limits count per test.
      env: {
        PUBLIC_URL: address,
        FILES_DIR: files,
        TRUSTED_PROXIES: '1',
        PUSH_SERVICES: pushOrigin,
        // Fewer captcha bits: the duration of the proof of work is random.
        CAPTCHA_BITS: '10',
        UIDAI_CERTIFICATES: uidai.file,
        ...razorpay.env,
        ...env,
      },
    });
    return { api, address, internalPort, consolePort };
  };
  const plain = await start({});
  razorpay.tell(plain.address);
  const withTestNumber = await start({ TEST_NUMBERS: `${TEST_NUMBER},${OTHER_TEST_NUMBER}` });
  const servers = [plain, withTestNumber];

  const end = async () => {
    await Promise.all(servers.map(({ api }) => stopApi(api)));
    await razorpay.close();
    await nats.kill();
    await dropDatabase({ adminUrl, database });
    rmSync(folder, { recursive: true });
  };
  const ready = await Promise.all(servers.map((one) => isReady(one.api, one.internalPort)));
  if (ready.includes(false)) {
    const lastWords = readFileSync(log, 'utf8').slice(-3000);
    await end();
    throw new Error(`The server did not start:\n${lastWords}`);
  }
  process.env['E2E_BASE'] = plain.address;
  process.env['E2E_CONSOLE'] = `http://localhost:${plain.consolePort}`;
  process.env['E2E_DATABASE'] = urlFor(adminUrl, 'owner', database);
  process.env['E2E_PUSH_ORIGIN'] = pushOrigin;
  process.env['E2E_REPORTS'] = `http://localhost:${plain.internalPort}/reports`;
  process.env['E2E_TEST_NUMBER_BASE'] = withTestNumber.address;
  process.env['E2E_TEST_NUMBER_REPORTS'] =
    `http://localhost:${withTestNumber.internalPort}/reports`;
  return end;
}

export default startWorld;

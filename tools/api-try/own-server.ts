import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropDatabase } from '../../apps/api/src/db/prepare.ts';
import { urlFor } from '../../apps/api/src/db/roles.ts';
import { readyDemoDatabase } from '../dev/demo-database.ts';
import { findServices } from '../dev/find-services.ts';
import { PlainError } from '../dev/plainly.ts';
import { isReady, startApi, stopApi } from '../dev/start-api.ts';
import { freePort } from '../services/free-port.ts';

export interface OwnServer {
  base: string;
  systemUrl: string;
  stop(): Promise<void>;
}

/** The real server on a new demo world, deleted afterwards with everything it wrote. */
export async function startOwnServer(): Promise<OwnServer> {
  const { adminUrl, natsUrl } = await findServices(console.log);
  const database = `karigar_try_${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), 'karigar-try-'));
  const log = join(folder, 'log');
  const files = join(folder, 'files');
  await readyDemoDatabase({ adminUrl, database, isFresh: true, files });

  const port = await freePort();
  const internalPort = await freePort();
  const output = openSync(log, 'a');
  const api = startApi({
    databaseUrl: urlFor(adminUrl, 'app', database),
    natsUrl,
    port,
    internalPort,
    reloads: false,
    output: ['ignore', output, output],
    env: { NODE_ENV: 'development', FILES_DIR: files },
  });
  const stop = async () => {
    await stopApi(api);
    await dropDatabase({ adminUrl, database });
    rmSync(folder, { recursive: true });
  };
  if (!(await isReady(api, internalPort))) {
    const lastWords = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
    await stop();
    throw new PlainError(`The server did not start:\n${lastWords}`);
  }
  return {
    base: `http://127.0.0.1:${port}`,
    systemUrl: urlFor(adminUrl, 'system', database),
    stop,
  };
}

import { once } from 'node:events';
import { readConfig } from '../../apps/api/src/config.ts';
import { urlFor } from '../../apps/api/src/db/roles.ts';
import { hasFlag } from '../repo/arguments.ts';
import { isFree } from '../services/free-port.ts';
import { readyDemoDatabase } from './demo-database.ts';
import { findServices } from './find-services.ts';
import { inviteOperators } from './invite-operators.ts';
import { plainly, PlainError } from './plainly.ts';
import { consoleUrlAt, isReady, startApi, stopApi } from './start-api.ts';
import { startWeb } from './start-web.ts';
import { welcome } from './welcome.ts';

const DATABASE = 'karigar_dev';
const WEB_PORT = 5173;

await plainly(async () => {
  const config = readConfig(process.env);
  const { port, internalPort } = config;
  const consolePort = config.console.port;
  for (const wanted of [port, internalPort, consolePort, WEB_PORT]) {
    if (await isFree(wanted)) continue;
    throw new PlainError(
      `Port ${wanted} is taken. PORT, INTERNAL_PORT and CONSOLE_PORT choose others.`,
    );
  }

  const { adminUrl, natsUrl } = await findServices(console.log);
  const isFresh = hasFlag('fresh');
  const day = await readyDemoDatabase({ adminUrl, database: DATABASE, isFresh });

  const databaseUrl = urlFor(adminUrl, 'app', DATABASE);
  const api = startApi({
    databaseUrl,
    natsUrl,
    port,
    internalPort,
    consolePort,
    reloads: true,
    output: 'inherit',
  });
  const web = startWeb({ port: WEB_PORT, apiPort: port });
  api.once('exit', () => web.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stopApi(api));
  }
  if (await isReady(api, internalPort)) {
    const consoleUrl = consoleUrlAt(consolePort);
    const invited = await inviteOperators({ databaseUrl, consoleUrl });
    console.log(welcome({ ...config, webPort: WEB_PORT, consoleUrl, invited }, day));
  }
  if (api.exitCode === null && api.signalCode === null) await once(api, 'exit');
});

import { once } from 'node:events';
import { dayOf } from '@karigar/domain/dates/india-day';
import { readConfig, type Config } from '../../apps/api/src/config.ts';
import { urlFor } from '../../apps/api/src/db/roles.ts';
import { DEMO_PASSWORD, people } from '../../apps/api/src/testing/people.ts';
import { hasFlag } from '../repo/arguments.ts';
import { isFree } from '../services/free-port.ts';
import { readyDemoDatabase } from './demo-database.ts';
import { findServices } from './find-services.ts';
import { plainly, PlainError } from './plainly.ts';
import { isReady, startApi, stopApi } from './start-api.ts';

const DATABASE = 'karigar_dev';

const USUAL_PORT = 8080;

await plainly(async () => {
  const config = readConfig(process.env);
  const { port, internalPort } = config;
  for (const wanted of [port, internalPort]) {
    if (await isFree(wanted)) continue;
    throw new PlainError(`Port ${wanted} is taken. PORT and INTERNAL_PORT choose others.`);
  }

  const { adminUrl, natsUrl } = await findServices(console.log);
  const isFresh = hasFlag('fresh');
  const day = await readyDemoDatabase({ adminUrl, database: DATABASE, isFresh });

  const api = startApi({
    databaseUrl: urlFor(adminUrl, 'app', DATABASE),
    natsUrl,
    port,
    internalPort,
    reloads: true,
    output: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stopApi(api));
  }
  if (await isReady(api, internalPort)) console.log(welcome(config, day));
  if (api.exitCode === null && api.signalCode === null) await once(api, 'exit');
});

function welcome({ port, internalPort, clientIds }: Config, day: string | null): string {
  const today = dayOf(Date.now());
  const age = day === today ? 'today' : `of ${day}: npm run dev -- --fresh makes it today's`;
  const there = port === USUAL_PORT ? '' : ` -- --base http://127.0.0.1:${port}`;
  return [
    '',
    `Karigar API   http://127.0.0.1:${port}/api/   (health and metrics on ${internalPort})`,
    `Client id     Authorization: Bearer ${clientIds[0]}`,
    `Demo world    ${age}`,
    `Log in        everyone's password is ${DEMO_PASSWORD}`,
    ...Object.values(people).map(
      ({ firstName, lastName, email, role }) =>
        `              ${email.padEnd(20)} ${`${firstName} ${lastName}`.padEnd(18)} ${role}`,
    ),
    `Try it        npm run api:try${there}`,
    '',
  ].join('\n');
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasFlag } from '../repo/arguments.ts';
import { natsAnswers } from './answers.ts';
import { ensurePostgres } from './ensure-postgres.ts';
import { launchNats, natsUrlOf } from './nats-server.ts';
import { adminUrlOf } from './postgres-cluster.ts';
import { servicesFolder } from './services-folder.ts';

interface Service {
  address: string;
  how: 'found' | 'started';
}

const postgres = await ensurePostgres({ stays: true, isForTests: hasFlag('for-tests') });
const nats = await ensureNats(natsUrlOf(4222));

// With --export stdout is for a shell to evaluate, so messages go to stderr.
const say = hasFlag('export') ? console.error : console.log;
say(`PostgreSQL  ${postgres.how.padEnd(7)}  ${postgres.address}`);
say(`NATS        ${nats.how.padEnd(7)}  ${nats.address}`);
if (hasFlag('export')) {
  console.log(`export DATABASE_ADMIN_URL='${postgres.address}'`);
} else if (postgres.address !== adminUrlOf(5432)) {
  say(`for tests: export DATABASE_ADMIN_URL='${postgres.address}'`);
}

async function ensureNats(address: string): Promise<Service> {
  if (await natsAnswers(address)) return { address, how: 'found' };
  const folder = servicesFolder('nats');
  mkdirSync(folder, { recursive: true });
  await launchNats({ port: Number(new URL(address).port), log: join(folder, 'log') }, true);
  return { address, how: 'started' };
}

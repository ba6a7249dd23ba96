import { withClient } from '../../apps/api/src/db/connect.ts';
import { urlFor } from '../../apps/api/src/db/roles.ts';
import { plainly, PlainError } from '../dev/plainly.ts';
import { adminUrlOf } from '../services/postgres-cluster.ts';
import { isKarigar } from './is-karigar.ts';
import { readOptions } from './options.ts';
import { startOwnServer } from './own-server.ts';
import { walk } from './walk.ts';

await plainly(async () => {
  const options = readOptions(process.argv.slice(2), process.env);
  const runs = !options.own && (await isKarigar(options.base));
  if (!runs && options.isChosen && !options.own) {
    throw new PlainError(`No Karigar server answers at ${options.base}`);
  }
  const own = runs ? null : await startOwnServer();
  const base = own?.base ?? options.base;
  console.log(`On ${own === null ? 'the running server' : 'a server of its own'}, ${base}\n`);
  try {
    const systemUrl = own === null ? await devInbox() : own.systemUrl;
    await walk({ base, clientId: options.clientId, systemUrl });
    console.log('The whole life of a booking, as expected.');
  } finally {
    await own?.stop();
  }
});

/** The database with the inbox of `npm run dev`, if that is running here. */
async function devInbox(): Promise<string | null> {
  const adminUrl = process.env['DATABASE_ADMIN_URL'] ?? adminUrlOf(5432);
  const url = urlFor(adminUrl, 'system', 'karigar_dev');
  try {
    await withClient(url, (client) => client.query('SELECT FROM dev_inbox LIMIT 1'));
    return url;
  } catch {
    return null;
  }
}

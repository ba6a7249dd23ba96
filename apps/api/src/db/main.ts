import { parseArgs } from 'node:util';
import { migrate } from './migrate.ts';
import { dropDatabase, prepareDatabase } from './prepare.ts';
import { urlFor } from './roles.ts';

const USAGE = 'npm run db -- prepare|migrate|reset [--admin-url URL] [--database NAME]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'admin-url': { type: 'string', default: 'postgres://postgres@127.0.0.1:5432/postgres' },
    database: { type: 'string', default: 'karigar_dev' },
  },
});
const adminUrl = values['admin-url'];
const { database } = values;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const steps: Record<string, () => Promise<void>> = {
  prepare: async () => {
    await prepareDatabase({ adminUrl, database });
    say(`${database}: roles and database are there`);
  },
  migrate: async () => {
    const ran = await migrate({ url: urlFor(adminUrl, 'owner', database), log: say });
    say(`${database}: ${ran.length} migrations run`);
  },
  reset: async () => {
    // A slip of the shell's history must not be able to empty a server that people use.
    if (!['127.0.0.1', 'localhost', '[::1]'].includes(new URL(adminUrl).hostname)) {
      throw new Error('reset is for a database on this machine only');
    }
    await dropDatabase({ adminUrl, database });
    await steps['prepare']?.();
    await steps['migrate']?.();
  },
};

const step = steps[positionals[0] ?? ''];
if (step === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
} else {
  await step();
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repoRoot } from '../repo/root.ts';
import { natsUrlOf } from '../services/nats-server.ts';
import { PlainError } from './plainly.ts';

const execute = promisify(execFile);

export interface Services {
  adminUrl: string;
  natsUrl: string;
}

/** PostgreSQL and NATS as `npm run services` finds or starts them. */
export async function findServices(say: (line: string) => void): Promise<Services> {
  const { stdout, stderr } = await execute(
    process.execPath,
    ['tools/services/main.ts', '--export'],
    { cwd: repoRoot },
  ).catch(throwReason);
  say(stderr.trimEnd());
  const adminUrl = /^export DATABASE_ADMIN_URL='(.+)'$/m.exec(stdout)?.[1];
  if (adminUrl === undefined) throw new Error(`no PostgreSQL among the services: ${stdout}`);
  return { adminUrl, natsUrl: natsUrlOf(4222) };
}

/** Throws with one line of what the other process wrote before it failed. */
function throwReason(failure: Error & { stderr?: string }): never {
  const why = /^\w*Error: (.+)$/m.exec(failure.stderr ?? '')?.[1] ?? failure.message;
  throw new PlainError(`PostgreSQL and NATS are needed: ${why}`);
}

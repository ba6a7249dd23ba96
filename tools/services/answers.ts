import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { promisify } from 'node:util';

const execute = promisify(execFile);

const IS_SUPERUSER = 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user';

/** Whether a PostgreSQL lets us in as its superuser. One that asks for a password is no help. */
export async function postgresAnswers(adminUrl: string): Promise<boolean> {
  try {
    return (await askPostgres(adminUrl, IS_SUPERUSER)) === 't';
  } catch {
    return false;
  }
}

/** What psql prints for a statement, without decoration. */
export async function askPostgres(url: string, statement: string): Promise<string> {
  const options = ['--no-psqlrc', '--no-password', '--quiet', '--tuples-only', '--no-align'];
  const { stdout } = await execute('psql', [...options, '--command', statement, url], {
    env: { ...process.env, PGCONNECT_TIMEOUT: '3' },
  });
  return stdout.trim();
}

/** Whether a NATS server greets at the address and answers a ping. */
export function natsAnswers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(port), hostname).setTimeout(3000).setEncoding('utf8');
    const end = (answered: boolean) => {
      socket.destroy();
      resolve(answered);
    };
    socket.on('error', () => end(false)).on('timeout', () => end(false));
    socket.on('close', () => end(false));
    socket.on('data', (text: string) => {
      if (heard === '') socket.write('CONNECT {"verbose":false}\r\nPING\r\n');
      heard += text;
      if (heard.startsWith('INFO ') && heard.includes('PONG\r\n')) end(true);
    });
  });
}

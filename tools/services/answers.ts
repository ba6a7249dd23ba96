import { connect } from 'node:net';
import { withClient } from '../../apps/api/src/db/connect.ts';

const IS_SUPERUSER = 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user';

/** Whether a PostgreSQL accepts us as its superuser. One that asks for a password does not count. */
export async function postgresAnswers(adminUrl: string): Promise<boolean> {
  try {
    return (await askPostgres(adminUrl, IS_SUPERUSER)) === 't';
  } catch {
    return false;
  }
}

const AS_WRITTEN = { getTypeParser: () => String };

/** The first value of a statement's result, as PostgreSQL writes it. */
export async function askPostgres(url: string, statement: string): Promise<string> {
  const { rows } = await withClient(url, (client) =>
    client.query<string[]>({ text: statement, rowMode: 'array', types: AS_WRITTEN }),
  );
  return rows[0]?.[0] ?? '';
}

/** Whether a NATS server at the address greets and replies to a ping. */
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

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { withClient } from '#db/connect';

const pin = (pid: number, cores: string): void => {
  execFileSync('taskset', ['-a', '-p', '-c', cores, String(pid)], { stdio: 'ignore' });
};

/** This process and those that it starts from now on use the first core. */
export const pinSelf = (): void => pin(process.pid, '0');

/** The PostgreSQL of a database on this machine uses the first core, until the returned function is called. */
export const pinPostgres = async (url: string): Promise<() => void> => {
  const backend = await withClient(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const [row] = rows;
    if (row === undefined) throw new Error('no backend');
    const status = readFileSync(`/proc/${row.pid}/status`, 'utf8');
    return Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]);
  });
  pin(backend, '0');
  return () => pin(backend, `0-${availableParallelism() - 1}`);
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

const PROGRAM = 'nats-server';
// Debian installs it in /usr/sbin, which only root's PATH has.
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin`;

export type SpawnedNats = {
  readonly url: string;
  readonly port: number;
  readonly kill: () => Promise<void>;
};

/** A NATS server for one test; with a port, a killed one restarts there without any state. */
export const spawnNats = async (at?: number): Promise<SpawnedNats> => {
  const port = at ?? (await freePort());
  const server = spawn(PROGRAM, ['-a', '127.0.0.1', '-p', String(port)], {
    env: { ...process.env, PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Its log is read to the end: a Go program dies when it writes to a closed pipe.
  server.stderr.on('data', (line: Buffer) => {
    if (line.includes('Server is ready')) resolve();
  });
  server.once('error', reject).once('exit', () => reject(new Error('nats-server ended')));
  const endWithUs = (): void => void server.kill('SIGKILL');
  process.once('exit', endWithUs);
  await promise;
  return {
    url: `nats://127.0.0.1:${port}`,
    port,
    kill: async () => {
      process.off('exit', endWithUs);
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
};

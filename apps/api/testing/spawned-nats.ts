import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

const PROGRAM = 'nats-server';
// Debian keeps it where only root's path looks.
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin`;

export type SpawnedNats = {
  readonly url: string;
  readonly port: number;
  readonly kill: () => Promise<void>;
};

/** A bus of the test's own; with a port, the one that was killed there comes back and knows nothing. */
export const spawnNats = async (at?: number): Promise<SpawnedNats> => {
  const port = at ?? (await freePort());
  const server = spawn(PROGRAM, ['-a', '127.0.0.1', '-p', String(port)], {
    env: { ...process.env, PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Its log is read to the end: a Go program dies of writing to a closed one.
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

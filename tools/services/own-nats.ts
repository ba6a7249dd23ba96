import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { end } from './launch.ts';
import { launchNats, natsUrlOf } from './nats-server.ts';

export interface OwnNats {
  readonly url: string;
  kill(): Promise<void>;
  /** Starts the server again at the same address. */
  start(): Promise<void>;
  /** Ends the server for good. */
  stop(): Promise<void>;
}

/** A NATS server to kill and delete, separate from the machine's. */
export async function startOwnNats({ port }: { port?: number } = {}): Promise<OwnNats> {
  const folder = mkdtempSync(join(tmpdir(), 'karigar-nats-'));
  const settings = { port: port ?? (await freePort()), log: join(folder, 'log') };
  let server = await launchNats(settings);

  return {
    url: natsUrlOf(settings.port),
    kill: () => end(server, 'SIGKILL'),
    start: async () => {
      server = await launchNats(settings);
    },
    stop: async () => {
      await end(server, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { once } from 'node:events';
import { createServer } from 'node:net';

// Below 32768, where the ephemeral ports begin.
const FIRST = 20_000;
const LAST = 32_000;
const MOST_TRIES = 100;

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
};

export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
  throw new Error('no free port');
};

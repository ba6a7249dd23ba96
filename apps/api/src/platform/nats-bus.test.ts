import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import type { LiveBus } from './live-bus.ts';
import { connectNatsBus } from './nats-bus.ts';

const servers: ChildProcess[] = [];
const buses: LiveBus[] = [];

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

const startNats = async (port: number, ...more: string[]): Promise<ChildProcess> => {
  const server = spawn('/usr/sbin/nats-server', ['-a', '127.0.0.1', '-p', `${port}`, ...more]);
  servers.push(server);
  // Drain stderr: a Go program dies of writing to a closed pipe.
  await new Promise<void>((resolve) => {
    server.stderr.on('data', (line: Buffer) => {
      if (line.includes('Server is ready')) resolve();
    });
  });
  return server;
};

const kill = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
};

const connectBus = async (url: string): Promise<LiveBus> => {
  const bus = await connectNatsBus(url, { startWaitMs: 500 });
  buses.push(bus);
  return bus;
};

const isTrue = (check: () => boolean): Promise<void> =>
  vi.waitFor(
    () => {
      expect(check()).toBe(true);
    },
    { timeout: 10_000, interval: 20 },
  );

afterEach(async () => {
  await Promise.all(buses.splice(0).map((bus) => bus.close()));
  await Promise.all(servers.splice(0).map(kill));
});

it('the NATS bus carries hints between two processes until unsubscribe', async () => {
  const port = await freePort();
  await startNats(port);
  const here = await connectBus(`nats://127.0.0.1:${port}`);
  const there = await connectBus(`nats://127.0.0.1:${port}`);
  const received: unknown[] = [];
  const stop = there.subscribe('u.1', (hint) => received.push(hint));
  await there.flush();
  here.publish('u.2', 'of another account');
  here.publish('u.1', { type: 'booking', id: '7', version: 3 });
  await here.flush();
  await there.flush();
  stop();
  await there.flush();
  here.publish('u.1', 'too late');
  await here.flush();
  await there.flush();
  expect(received).toEqual([{ type: 'booking', id: '7', version: 3 }]);
});

it('the NATS bus reports a lost server, never throws, and resubscribes afterwards', async () => {
  const port = await freePort();
  const server = await startNats(port);
  const here = await connectBus(`nats://127.0.0.1:${port}`);
  const there = await connectBus(`nats://127.0.0.1:${port}`);
  const received: unknown[] = [];
  there.subscribe('u.1', (hint) => received.push(hint));
  await there.flush();

  await kill(server);
  await isTrue(() => !here.isConnected() && !there.isConnected());
  here.publish('u.1', 'lost');
  there.subscribe('u.2', (hint) => received.push(hint));
  const dropped = there.subscribe('u.3', (hint) => received.push(hint));
  dropped();
  await here.flush();
  // Longer than the client's default of ten attempts.
  await pause(4_000);

  await startNats(port);
  await isTrue(() => here.isConnected() && there.isConnected());
  await there.flush();
  here.publish('u.1', 'back');
  here.publish('u.2', 'new');
  here.publish('u.3', 'stopped');
  await here.flush();
  await there.flush();
  expect(received).toEqual(['back', 'new']);
});

it('the NATS bus starts without a server and connects later', async () => {
  const port = await freePort();
  const bus = await connectBus(`nats://127.0.0.1:${port}`);
  const received: unknown[] = [];
  expect(bus.isConnected()).toBe(false);
  bus.subscribe('u.1', (hint) => received.push(hint));
  bus.publish('u.1', 'lost');
  await startNats(port);
  await isTrue(bus.isConnected);
  bus.publish('u.1', 'received');
  await bus.flush();
  expect(received).toEqual(['received']);
});

it('the NATS bus closes at once while it is connecting', async () => {
  const bus = await connectBus(`nats://127.0.0.1:${await freePort()}`);
  const start = performance.now();
  await bus.close();
  expect(performance.now() - start).toBeLessThan(1_000);
});

it('the NATS bus sends its credentials, and tries the next of several addresses', async () => {
  const port = await freePort();
  await startNats(port, '--user', 'karigar', '--pass', 'p@ss');
  const bus = await connectBus(
    `nats://karigar:p%40ss@127.0.0.1:${await freePort()},nats://127.0.0.1:${port}`,
  );
  expect(bus.isConnected()).toBe(true);
  const stranger = await connectBus(`nats://127.0.0.1:${port}`);
  expect(stranger.isConnected()).toBe(false);
  expect(bus.isConnected()).toBe(true);
});

it('the NATS bus with tls:// does not connect to a server without TLS', async () => {
  const port = await freePort();
  await startNats(port);
  const bus = await connectBus(`tls://127.0.0.1:${port}`);
  expect(bus.isConnected()).toBe(false);
});

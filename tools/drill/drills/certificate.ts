import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startKeyedTraffic } from '../../../apps/api/proofs/keyed-traffic.ts';
import { CLIENT_ID } from '../../../apps/api/testing/send-call.ts';
import { tellFailures } from '../../figure/tell-failures.ts';
import { repoRoot } from '../../repo/root.ts';
import { freePort } from '../../services/free-port.ts';
import { loadPages } from '../certificate/load-pages.ts';
import { sendTo } from '../certificate/send-to.ts';
import { startCaddy } from '../certificate/start-caddy.ts';
import { startPebble } from '../certificate/start-pebble.ts';
import type { Drill } from '../drill.ts';
import { holdStreams, type Listener } from '../held-streams.ts';
import { createTwoProcesses } from '../processes-behind-proxy.ts';
import { isSmall } from '../size.ts';

/** Caddy renews when a third of it is left. */
const VALID_SECONDS = isSmall ? 24 : 60;
const RENEWALS = isSmall ? 1 : 2;
const GROUPS = isSmall ? 2 : 10;
const CLIENTS = 2;
const PAUSE_MS = 500;
const AFTER_MS = 2000;
/** Both names are certified one after the other, and an authority may ask for another try. */
const PATIENCE_MS = VALID_SECONDS * 1000 * RENEWALS + 15_000;
const NAMES = { app: 'karigar.test', console: 'ops.karigar.test' } as const;
const LOOK_MS = 200;

const measureRenewals = async (folder: string) => {
  const failures: string[] = [];
  const two = await createTwoProcesses();
  const closers: (() => unknown)[] = [two.close];
  try {
    const { world, behind } = two;
    const consoleFolder = join(folder, 'console');
    mkdirSync(consoleFolder);
    writeFileSync(join(consoleFolder, 'index.html'), '<!doctype html><title>Console</title>');
    const servers = await two.processes(repoRoot, { CONSOLE_DIR: consoleFolder });
    await Promise.all(servers.map((server) => server.start()));

    const ports = { http: await freePort(), https: await freePort() };
    const pebble = await startPebble(folder, { ...ports, validSeconds: VALID_SECONDS });
    closers.push(() => pebble.stop());
    const asked = performance.now();
    const caddy = await startCaddy(folder, { behind, names: NAMES, ports, pebble });
    closers.push(() => caddy.stop());
    const issuedAfter = (performance.now() - asked) / 1000;

    const send = sendTo('127.0.0.1', pebble.root);
    const base = `https://${NAMES.app}:${ports.https}/`;
    const operators = `https://${NAMES.console}:${ports.https}/`;
    const pages = loadPages(send, [`${base}r/key`, operators]);
    closers.push(() => pages.stop());

    const bases = [behind.a, behind.b].map((host) => `http://${host}:${behind.port}/api/`);
    const traffics = [];
    const listeners: Listener[] = [];
    for (let group = 0; group < GROUPS; group += 1) {
      const traffic = await startKeyedTraffic(world, {
        bases,
        clients: CLIENTS,
        pauseMs: PAUSE_MS,
      });
      closers.push(() => traffic.stop());
      traffics.push(traffic);
      const { customer } = traffic;
      listeners.push({ accountId: customer.id, token: await world.signIn(customer) });
    }
    const streams = holdStreams(base, listeners, CLIENT_ID, async (url, init) => {
      const { reply } = await send(url, init);
      return reply;
    });
    closers.push(streams.close);
    await streams.open();

    const deadline = Date.now() + PATIENCE_MS;
    while (pages.certificates() <= RENEWALS && Date.now() < deadline) await pause(LOOK_MS);
    await pause(AFTER_MS);
    const loaded = await pages.stop();
    await Promise.all(traffics.map(({ stop }) => stop()));
    const missed = await streams.missed(async () => {
      const rows = await world.look<{ account_id: number; latest: number }>(
        'SELECT account_id::float8, latest::float8 FROM account_sequences',
      );
      return new Map(rows.map((row) => [row.account_id, row.latest]));
    });

    const renewed = pages.certificates() - 1;
    const { opened, doubts } = streams.counts;
    if (renewed < RENEWALS) {
      failures.push(`renewed ${renewed} times, not ${RENEWALS}`);
      console.error(caddy.lastWords());
    }
    if (opened !== listeners.length) failures.push(`${opened - listeners.length} streams broke`);
    if (doubts > 0) failures.push(`the streams were in doubt ${doubts} times`);
    if (missed > 0) failures.push(`the streams missed ${missed} hints`);
    failures.push(...pages.failures, ...traffics.flatMap((traffic) => traffic.failures));
    return {
      failures,
      told: {
        validSeconds: VALID_SECONDS,
        issuedAfter: Number(issuedAfter.toFixed(1)),
        renewed,
        pages: loaded,
        streams: listeners.length,
        writes: traffics.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
        missed,
      },
    };
  } finally {
    for (const close of closers.toReversed()) await close();
  }
};

export const certificate: Drill = {
  name: 'certificate',
  bar: 0,
  says: 'what fails while the Caddy that we ship gets certificates for app and console by ACME and renews them twice: pages that do not load, live streams that break or miss hints, renewals that do not happen; at most the bar',
  needs: {
    caddy: 'caddy',
    pebble: 'pebble',
    'nats-server': 'nats-server',
    openssl: 'openssl',
  },
  measure: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'karigar-certificate-'));
    try {
      const { failures, told } = await measureRenewals(folder);
      tellFailures(failures);
      return { value: failures.length, ok: failures.length === 0, explanation: told };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

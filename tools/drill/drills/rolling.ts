import { setTimeout as pause } from 'node:timers/promises';
import { listChat } from '@karigar/contract/chat/list-chat';
import { judgeWrites, startKeyedTraffic } from '../../../apps/api/proofs/keyed-traffic.ts';
import { migrate } from '../../../apps/api/src/db/migrate.ts';
import { CLIENT_ID, sendCall } from '../../../apps/api/testing/send-call.ts';
import { tellFailures } from '../../figure/tell-failures.ts';
import { repoRoot } from '../../repo/root.ts';
import type { Drill } from '../drill.ts';
import { earlierRelease } from '../earlier-release.ts';
import { holdStreams, type Listener } from '../held-streams.ts';
import { startHaproxy } from '../proxy/start-haproxy.ts';
import { isSmall } from '../size.ts';
import { createTwoProcesses, roll } from '../processes-behind-proxy.ts';

/** Each group is a serviceman, who may write 500 messages a day, and a customer, with a booking for every client. */
const GROUPS = isSmall ? 4 : 50;
const CLIENTS = isSmall ? 20 : 10;
const PER_SECOND = isSmall ? 40 : 200;
const ROLLS = isSmall ? 2 : 3;
const BEFORE_MS = isSmall ? 1000 : 5000;
const READ_MS = 100;
/** Of a write itself, which the pause between two of them is shortened by. */
const CALL_MS = 30;

type Traffic = Awaited<ReturnType<typeof startKeyedTraffic>>;

/** Reads pages and calls without a key all the time; returns what was not answered well. */
const readOn = (base: string, { token, booking }: Traffic) => {
  const failures: string[] = [];
  const counts = { reads: 0 };
  const stopping = new AbortController();
  const ref = { bookingId: String(booking.bookingId), mainId: String(booking.orderId) };
  const read = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const page = await fetch(`${base}r/key`).then(({ status }) => String(status), String);
      if (page !== '200') failures.push(`a page: ${page}`);
      const chat = await sendCall(`${base}api/`, listChat, ref, { token }).then(
        ({ status, body }) => (body.success ? 'ok' : `${status} ${String(body.code)}`),
        String,
      );
      if (chat !== 'ok') failures.push(`a call without a key: ${chat}`);
      counts.reads += 2;
      await pause(READ_MS);
    }
  };
  const reading = read();
  return {
    failures,
    counts,
    stop: (): Promise<void> => {
      stopping.abort();
      return reading;
    },
  };
};

const measureRolls = async () => {
  const earlier = await earlierRelease();
  const two = await createTwoProcesses({ release: earlier.folder });
  const { world } = two;
  const failures: string[] = [];
  const closers: (() => unknown)[] = [two.close];
  try {
    const versions = [await two.processes(earlier.folder), await two.processes(repoRoot)] as const;
    for (const server of versions[0]) await server.start();
    const proxy = await startHaproxy(two.behind);
    closers.push(() => proxy.stop());

    const pauseMs = (GROUPS * CLIENTS * 1000) / PER_SECOND - CALL_MS;
    const traffics: Traffic[] = [];
    for (let group = 0; group < GROUPS; group += 1)
      traffics.push(
        await startKeyedTraffic(world, { bases: [`${proxy.base}api/`], clients: CLIENTS, pauseMs }),
      );
    const began = performance.now();
    const listeners: Listener[] = [];
    for (const { customer } of traffics)
      listeners.push({ accountId: customer.id, token: await world.signIn(customer) });
    const streams = holdStreams(proxy.base, listeners, CLIENT_ID);
    closers.push(streams.close);
    await streams.open();
    const reader = readOn(proxy.base, traffics[0] as Traffic);
    await pause(BEFORE_MS);

    await migrate({ url: world.url('owner') });
    for (let done = 0; done < ROLLS; done += 1) {
      const [from, to] = done % 2 === 0 ? versions : versions.toReversed();
      if (from !== undefined && to !== undefined) failures.push(...(await roll(from, to)));
    }
    await pause(BEFORE_MS);

    await reader.stop();
    await Promise.all(traffics.map(({ stop }) => stop()));
    const seconds = (performance.now() - began) / 1000;
    const acknowledged = new Map(traffics.flatMap((traffic) => [...traffic.acknowledged]));
    const { lost, doubled, unknown } = await judgeWrites(world.look, acknowledged);
    const latestOf = async () => {
      const rows = await world.look<{ account_id: number; latest: number }>(
        'SELECT account_id::float8, latest::float8 FROM account_sequences',
      );
      return new Map(rows.map((row) => [row.account_id, row.latest]));
    };
    const missed = await streams.missed(latestOf);

    failures.push(...reader.failures);
    for (const traffic of traffics) {
      failures.push(...traffic.failures);
      for (const [status, times] of Object.entries(traffic.seen))
        if (status !== '200') failures.push(`${times} writes were answered: ${status}`);
    }
    if (lost.length + doubled.length + unknown > 0)
      failures.push(`${lost.length} lost, ${doubled.length} doubled, ${unknown} told to nobody`);
    if (missed > 0) failures.push(`the streams missed ${missed} hints`);
    const perSecond = Math.round(acknowledged.size / seconds);
    if (!isSmall && perSecond < PER_SECOND * 0.9) failures.push(`${perSecond} writes a second`);
    return {
      failures,
      told: {
        rolls: ROLLS,
        seconds: Math.round(seconds),
        writes: acknowledged.size,
        perSecond,
        reads: reader.counts.reads,
        lost: lost.length,
        doubled: doubled.length,
        streams: listeners.length,
        ...streams.counts,
        missed,
      },
    };
  } finally {
    for (const close of closers.toReversed()) await close();
  }
};

export const rolling: Drill = {
  name: 'rolling',
  bar: 0,
  says: 'what fails when two processes behind the HAProxy that we ship are replaced one after the other, from the previous release to this program, back and again, on a schema that was migrated first, under 200 writes a second: replies that are not ok, writes lost or doubled, hints that the open streams missed; at most the bar',
  needs: { haproxy: 'haproxy', 'nats-server': 'nats-server', openssl: 'openssl' },
  measure: async () => {
    const { failures, told } = await measureRolls();
    tellFailures(failures);
    return { value: failures.length, ok: failures.length === 0, explanation: told };
  },
};

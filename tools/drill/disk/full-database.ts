import { setTimeout as pause } from 'node:timers/promises';
import { judgeWrites, startKeyedTraffic } from '../../../apps/api/proofs/keyed-traffic.ts';
import { clusterWorld, seedCluster } from '../../../apps/api/testing/cluster-world.ts';
import { startOwnNats } from '../../services/own-nats.ts';
import { startTwo } from '../two-processes.ts';
import { keepPostgres } from './kept-postgres.ts';
import { startReader } from './readers.ts';
import { mountSmallDisk } from './small-disk.ts';

const DATABASE = 'karigar';
const MEGABYTES = { data: 600, log: 300 } as const;
const PATIENCE_MS = 120_000;
export const MOST_BACK_SECONDS = 10;

/** Of the errors that a process logged, each code and message once. */
const errorsOf = (output: string): string[] => [
  ...new Set(output.match(/"message":"[^"]*"|"code":"[^"]*"/g) ?? []),
];

/** The disk of the data is full, then that of the write-ahead log, then both while PostgreSQL is killed. */
export const fillDatabase = async (fullMs: number, writes: number) => {
  const failures: string[] = [];
  const data = await mountSmallDisk(MEGABYTES.data);
  const log = await mountSmallDisk(MEGABYTES.log);
  const nats = await startOwnNats();
  const postgres = await keepPostgres(data.folder, log.folder);
  try {
    await seedCluster(postgres.adminUrl, DATABASE);
    const world = clusterWorld(postgres.adminUrl, DATABASE);
    const servers = await startTwo({ DATABASE_URL: world.url('app'), NATS_URL: nats.url });
    try {
      const bases = servers.map(({ base }) => base);
      const traffic = await startKeyedTraffic(world, { bases, givesUpMs: PATIENCE_MS });
      const reader = startReader(bases[0] ?? '', traffic.token);
      const backSeconds: number[] = [];
      let reads: Record<string, number> = {};
      for (const { disks, isKilled = false, areReadsOn = false } of [
        { disks: [data], areReadsOn: true },
        { disks: [log] },
        { disks: [data, log], isKilled: true },
      ]) {
        await traffic.more(writes, PATIENCE_MS);
        for (const disk of disks) disk.fill();
        reader.take();
        if (isKilled) await postgres.kill();
        await pause(fullMs);
        if (areReadsOn) reads = reader.take();
        const freedAt = Date.now();
        for (const disk of disks) disk.free();
        if (!(await traffic.more(writes, PATIENCE_MS))) failures.push('no writes after freeing');
        const back = [...traffic.acknowledged.values()].filter(({ at }) => at > freedAt);
        backSeconds.push((Math.min(...back.map(({ at }) => at)) - freedAt) / 1000);
      }
      await traffic.stop();
      await reader.stop();
      failures.push(...traffic.failures);
      const { lost, doubled } = await judgeWrites(world.look, traffic.acknowledged);
      if (lost.length > 0) failures.push(`${lost.length} acknowledged writes are lost`);
      if (doubled.length > 0) failures.push(`${doubled.length} writes are there twice`);
      for (const seconds of backSeconds)
        if (seconds > MOST_BACK_SECONDS) failures.push(`writes were back after ${seconds} s`);
      const { 200: _fine = 0, 503: busy = 0, ...others } = traffic.seen;
      for (const [status, count] of Object.entries(others))
        if (status !== 'no reply') failures.push(`${count} writes were answered ${status}`);
      if ('500' in others) failures.push(...errorsOf(servers.map((one) => one.output()).join('')));
      if (busy === 0) failures.push('the disk was never full');
      const { 200: read = 0, ...unread } = reads;
      if (Object.keys(unread).length > 0)
        failures.push(`reads while the disk of the data was full: ${JSON.stringify(reads)}`);
      return {
        failures,
        explanation: {
          acknowledged: traffic.acknowledged.size,
          busy,
          lost: lost.length,
          readsWhileFull: read,
          backSeconds: Math.max(...backSeconds),
          starts: postgres.starts(),
        },
      };
    } finally {
      await Promise.all(servers.map((server) => server.kill()));
    }
  } finally {
    data.free();
    log.free();
    await postgres.stop();
    await nats.stop();
    await data.remove();
    await log.remove();
  }
};

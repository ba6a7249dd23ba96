import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../../../apps/api/src/db/connect.ts';
import { runOrThrow } from '../../repo/run.ts';
import type { WatchedWorld } from './watched-world.ts';

export interface Fault {
  /** The pages that it must cause. */
  pages: readonly string[];
  /** Makes the fault; returns what mends it. */
  plant: (world: WatchedWorld) => Promise<() => Promise<unknown>>;
}

const OLD_HOURS = 30;
const CODES = 100;
const DISK_MEGABYTES = 16;
const STALL_MS = 2200;
const BREATHE_MS = 300;

const waitFor = async (isDone: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isDone()) return;
    await pause(100);
  }
  throw new Error('the fault could not be planted');
};

const oldBackup: Fault = {
  pages: ['KarigarBackupOld'],
  plant: async ({ backedUp }) => {
    backedUp(OLD_HOURS);
    return async () => backedUp(0);
  },
};

const fullDisk: Fault = {
  pages: ['KarigarDiskFull'],
  plant: async ({ folder }) => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    await runOrThrow(['mount', '-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', disk]);
    writeFileSync(join(disk, 'filler'), Buffer.alloc(DISK_MEGABYTES * 0.95 * 1024 * 1024));
    return () => runOrThrow(['umount', disk]);
  },
};

const oldCertificate: Fault = {
  pages: ['KarigarCertificateEnds'],
  plant: async ({ pages }) => {
    pages.holdOldCertificate();
    return async () => pages.renew();
  },
};

const noPage: Fault = {
  pages: ['KarigarPageUnreachable'],
  plant: async ({ pages }) => {
    await pages.close();
    return () => pages.open();
  },
};

const noBus: Fault = {
  pages: ['KarigarBusDown'],
  plant: async ({ nats }) => {
    await nats.kill();
    return () => nats.start();
  },
};

const noWorker: Fault = {
  pages: ['KarigarNoWorker', 'KarigarProcessDown'],
  plant: async ({ worker }) => {
    await worker.kill();
    return () => worker.start();
  },
};

const noRelay: Fault = {
  pages: ['KarigarNoRelay'],
  plant: async ({ relay }) => {
    await relay.kill();
    return () => relay.start();
  },
};

/** The gateway takes messages and never answers; the codes of many people wait. */
const silentGateway: Fault = {
  pages: ['KarigarProviderFails', 'KarigarJobsOld'],
  plant: async ({ sms, askForCodes, adminUrl }) => {
    sms.fallSilent();
    await askForCodes(CODES);
    const isEmpty = (): Promise<boolean> =>
      withClient(
        adminUrl,
        async (client) => (await client.query('SELECT FROM outbox')).rowCount === 0,
      );
    await waitFor(isEmpty);
    return async () => sms.answer();
  },
};

/** Somebody holds the relay's lock, as a relay whose machine hangs does. */
const heldRelay: Fault = {
  pages: ['KarigarLiveDown', 'KarigarOutboxOld'],
  plant: async ({ adminUrl, askForCodes }) => {
    const [locked, mended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = withClient(adminUrl, async (client) => {
      await client.query(`SELECT pg_advisory_lock(hashtext('karigar.relay'))`);
      locked.resolve();
      await mended.promise;
    });
    await Promise.race([locked.promise, holding]);
    await askForCodes(1);
    return () => {
      mended.resolve();
      return holding;
    };
  },
};

/** Every answer of the database comes late. */
const slowDatabase: Fault = {
  pages: ['KarigarCallsSlow'],
  plant: async ({ line }) => {
    const mended = new AbortController();
    const stalling = (async () => {
      while (!mended.signal.aborted) {
        line.freeze();
        await pause(STALL_MS);
        line.thaw();
        await pause(BREATHE_MS);
      }
    })();
    return () => {
      mended.abort();
      return stalling;
    };
  },
};

const noDatabase: Fault = {
  pages: ['KarigarDatabaseDown', 'KarigarCallsFail'],
  plant: async ({ postgres }) => {
    await postgres.stop('immediate');
    return () => postgres.start();
  },
};

/** Those of one group are there together; each group begins after the faults of the one before were mended. */
export const SMALL_GROUPS: readonly (readonly Fault[])[] = [
  [oldBackup, fullDisk, oldCertificate, noPage, noBus, noWorker],
];
export const GROUPS: readonly (readonly Fault[])[] = [
  ...SMALL_GROUPS,
  [silentGateway, heldRelay],
  [noRelay, slowDatabase],
  [noDatabase],
];

import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { UNLIMITED, clusterWorld, seedCluster } from '../../../apps/api/testing/cluster-world.ts';
import { anyPicture } from '../../../apps/api/testing/file-world.ts';
import { createBookings } from '../../../apps/api/testing/fresh-bookings.ts';
import { createPerson } from '../../../apps/api/testing/fresh-people.ts';
import { sendCall } from '../../../apps/api/testing/send-call.ts';
import { spawnServer } from '../../../apps/api/testing/spawned-server.ts';
import { startOwnPostgres } from '../../services/own-postgres.ts';
import { mountSmallDisk } from './small-disk.ts';

const DATABASE = 'karigar';
const MEGABYTES = 8;
const CALLS = 100;

/** A process whose folder of files and whose log are on full disks. */
export const fillFilesAndLog = async () => {
  const failures: string[] = [];
  const [files, logs] = [await mountSmallDisk(MEGABYTES), await mountSmallDisk(MEGABYTES)];
  const postgres = await startOwnPostgres();
  const log = join(logs.folder, 'log');
  try {
    await seedCluster(postgres.adminUrl, DATABASE);
    const world = clusterWorld(postgres.adminUrl, DATABASE);
    const env = { DATABASE_URL: world.url('app'), FILES_DIR: files.folder, LOG_LEVEL: 'info' };
    const server = await spawnServer({ ...UNLIMITED, ...env }, undefined, log);
    try {
      await server.start();
      const now = Date.now();
      const [serviceman, customer] = [
        await createPerson(world.look, 'serviceman', now),
        await createPerson(world.look, 'customer', now),
      ];
      const parties = { servicemanId: serviceman.id, customerId: customer.id };
      const [booking] = await createBookings(world.look, world.vault, {
        count: 1,
        state: 'assigned',
        ...parties,
        now,
        code: '123456',
      });
      const token = await world.signIn(serviceman);
      const ref = { bookingId: String(booking?.bookingId), mainId: String(booking?.orderId) };
      const say = async (file?: File): Promise<number> => {
        const fields = { ...ref, message: 'Here', type: 's', ...(file && { file }) };
        const key = randomUUID();
        return (await sendCall(server.base, sendChat, fields, { token, key })).status;
      };
      const expectStatus = async (what: string, got: Promise<number>, wanted: number) => {
        const status = await got.catch((error: unknown) => String(error));
        if (status !== wanted) failures.push(`${what}: ${status}, not ${wanted}`);
      };
      files.fill();
      await expectStatus('a picture on a full disk', say(await anyPicture()), 503);
      await expectStatus('words while files are full', say(), 200);
      files.free();
      await expectStatus('a picture after freeing', say(await anyPicture()), 200);

      logs.fill();
      for (let call = 0; call < CALLS; call += 1) {
        const read = sendCall(server.base, getProfile, {}, { token });
        await expectStatus(
          'a call while the log is full',
          read.then(({ status }) => status),
          200,
        );
        if (failures.length > 0) break;
      }
      const full = statSync(log).size;
      logs.free();
      await expectStatus('words after the log is freed', say(), 200);
      for (let call = 0; call < CALLS; call += 1)
        await sendCall(server.base, getProfile, {}, { token });
      if (statSync(log).size <= full) failures.push('the log is not written again');
      return { failures, explanation: { logBytes: statSync(log).size } };
    } finally {
      await server.kill();
    }
  } finally {
    await postgres.remove();
    await files.remove();
    await logs.remove();
  }
};

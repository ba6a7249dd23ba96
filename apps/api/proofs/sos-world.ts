import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGupshup } from '#testing/messages/gupshup';
import { startMsg91 } from '#testing/messages/msg91';
import { createSpawnedWorld, type SpawnedWorld } from '#testing/spawned-world';
import type { PlantedBug } from './message-fate-main.ts';

export type SosProviders = {
  readonly msg91: Awaited<ReturnType<typeof startMsg91>>;
  readonly gupshup: Awaited<ReturnType<typeof startGupshup>>;
};

/** A server with two phones on duty, whose SMS go to stand-ins of both providers. */
export const withSosWorld = async <Value>(
  bug: PlantedBug | undefined,
  work: (world: SpawnedWorld, providers: SosProviders) => Promise<Value>,
): Promise<Value> => {
  const folder = await mkdtemp(join(tmpdir(), 'karigar-sos-'));
  const clockFile = join(folder, 'clock.json');
  const now = Date.now();
  await writeFile(clockFile, JSON.stringify({ began: now, showed: now, speed: 1 }));
  const [msg91, gupshup] = await Promise.all([startMsg91(), startGupshup()]);
  const env = {
    ...msg91.env,
    ...gupshup.env,
    SMS_PROVIDERS: 'msg91,gupshup',
    ALARM_PHONES: '9876500001,9876500002',
  };
  // The server as it is; with a bug, the one of the messages' proof, on our clock.
  const world = await (bug === undefined
    ? createSpawnedWorld(env)
    : createSpawnedWorld(
        { ...env, FAST_CLOCK: clockFile, PLANTED_BUG: bug },
        { main: join(import.meta.dirname, 'message-fate-main.ts') },
      ));
  try {
    return await work(world, { msg91, gupshup });
  } finally {
    await world.close();
    for (const one of [msg91, gupshup]) await one.close();
    await rm(folder, { recursive: true });
  }
};

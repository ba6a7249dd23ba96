import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGupshup } from '#testing/messages/gupshup';
import { startMsg91 } from '#testing/messages/msg91';
import { startWhatsapp } from '#testing/messages/whatsapp';
import { startPushService, type PushService } from '#testing/push-service';
import { createSpawnedWorld, type SpawnedWorld } from '#testing/spawned-world';
import type { PlantedBug } from './message-fate-main.ts';

export type FateProviders = {
  readonly msg91: Awaited<ReturnType<typeof startMsg91>>;
  readonly gupshup: Awaited<ReturnType<typeof startGupshup>>;
  readonly whatsapp: Awaited<ReturnType<typeof startWhatsapp>>;
  readonly push: PushService;
  readonly reportsKey: string;
};

/** In paise. */
export const PRICES = { sms: 20, whatsapp: 15, budgetOfDay: 500_000 } as const;

const REPORTS_KEY = 'reports-key-of-the-tests-0123456789';

/** A server whose messages go to stand-ins of every provider, on a clock that the proof sets. */
export const withFateWorld = async <Value>(
  bug: PlantedBug | undefined,
  work: (world: SpawnedWorld, providers: FateProviders, clockFile: string) => Promise<Value>,
): Promise<Value> => {
  const folder = await mkdtemp(join(tmpdir(), 'karigar-fate-'));
  const clockFile = join(folder, 'clock.json');
  const [msg91, gupshup, whatsapp, push] = await Promise.all([
    startMsg91(),
    startGupshup(),
    startWhatsapp(),
    startPushService(),
  ]);
  const world = await createSpawnedWorld(
    {
      ...msg91.env,
      ...gupshup.env,
      ...whatsapp.env,
      SMS_PROVIDERS: 'msg91,gupshup',
      REPORTS_KEY,
      SMS_PRICE_PAISE: String(PRICES.sms),
      WHATSAPP_PRICE_PAISE: String(PRICES.whatsapp),
      MESSAGES_PER_DAY_PAISE: String(PRICES.budgetOfDay),
      PUSH_SERVICES: push.origin,
      FAST_CLOCK: clockFile,
      PLANTED_BUG: bug ?? '',
    },
    { main: join(import.meta.dirname, 'message-fate-main.ts') },
  );
  try {
    return await work(
      world,
      { msg91, gupshup, whatsapp, push, reportsKey: REPORTS_KEY },
      clockFile,
    );
  } finally {
    await world.close();
    for (const one of [msg91, gupshup, whatsapp, push]) await one.close();
    await rm(folder, { recursive: true });
  }
};

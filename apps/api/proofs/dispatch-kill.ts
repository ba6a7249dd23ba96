import { setTimeout as pause } from 'node:timers/promises';
import { createPerson, type Look } from '#testing/fresh-people';
import { spawnNats } from '#testing/spawned-nats';
import { spawnServer } from '#testing/spawned-server';
import {
  faultsOf,
  requestMany,
  standAll,
  standingOf,
  type Standing,
} from './dispatch-kill-store.ts';

const PATIENCE_MS = 240_000;
/** Two rounds of three: everybody is asked, and nobody answers. */
const MEN = 6;

export type DispatchKillSetup = {
  readonly databaseUrl: string;
  readonly look: Look;
  readonly bookings: number;
  /** Stops PostgreSQL and starts it again. */
  readonly restartDatabase: () => Promise<void>;
};

export type DispatchKill = {
  readonly bookings: number;
  readonly offers: number;
  /** Offers made when each kill came: never none, never all. */
  readonly offersAtKills: readonly number[];
  readonly stuckAtKills: number;
  readonly seconds: number;
  readonly failures: readonly string[];
};

/** No relay first, a worker killed while it offers, then all of it and the database between offer and expiry. */
export const runDispatchKill = async (setup: DispatchKillSetup): Promise<DispatchKill> => {
  const { databaseUrl, look, bookings: count, restartDatabase } = setup;
  const now = Date.now();
  const customer = await createPerson(look, 'customer', now);
  const men: number[] = [];
  for (let n = 0; n < MEN; n += 1) men.push((await createPerson(look, 'serviceman', now)).id);
  await standAll(look, men);
  const ids = await requestMany(look, customer.id, men, count, new Date(now));
  const nats = await spawnNats();
  const env = { DATABASE_URL: databaseUrl, NATS_URL: nats.url, DISPATCH: 'offers', PUSH: 'off' };
  const alone = await spawnServer({ ...env, ROLES: 'worker' });
  const whole = await spawnServer(env);

  const deadline = Date.now() + PATIENCE_MS;
  const until = async (isSo: (standing: Standing) => boolean): Promise<Standing> => {
    for (;;) {
      const standing = await standingOf(look, ids);
      if (isSo(standing)) return standing;
      if (Date.now() > deadline)
        throw new Error(`it goes no further: ${JSON.stringify(standing)}\n${whole.output()}`);
      await pause(50);
    }
  };
  const offersAtKills: number[] = [];
  let stuckAtKills = 0;
  const lookAtKill = async (): Promise<void> => {
    const { offers, stuck } = await standingOf(look, ids);
    offersAtKills.push(offers);
    stuckAtKills += stuck;
  };
  const half = (MEN / 2) * count;
  const began = performance.now();
  try {
    await alone.start();
    await until(({ offers }) => offers >= half / 4);
    await alone.kill();
    await lookAtKill();
    await whole.start();
    await until(({ offers }) => offers >= half);
    await whole.kill();
    await restartDatabase();
    await lookAtKill();
    await whole.start();
    await until(({ offers }) => offers >= half * 1.25);
    await whole.kill();
    await lookAtKill();
    await whole.start();
    const { offers } = await until(({ given_up: givenUp }) => givenUp === count);
    const failures = await faultsOf(look, ids, MEN);
    if (stuckAtKills > 0) failures.push(`${stuckAtKills} without a next step at a kill`);
    const seconds = (performance.now() - began) / 1000;
    return { bookings: count, offers, offersAtKills, stuckAtKills, seconds, failures };
  } finally {
    await alone.kill();
    await whole.kill();
    await nats.kill();
  }
};

import { setTimeout as pause } from 'node:timers/promises';
import { createPerson, type Look } from '#testing/fresh-people';
import { spawnNats } from '#testing/spawned-nats';
import { spawnServer } from '#testing/spawned-server';
import {
  faultsOf,
  requestMany,
  putAllOnDuty,
  standingOf,
  type Standing,
} from './dispatch-kill-store.ts';

const PATIENCE_MS = 420_000;
/** Two rounds of three: everybody gets an offer, and nobody answers. */
const SERVICEMEN = 6;

export type DispatchKillSetup = {
  readonly databaseUrl: string;
  readonly look: Look;
  readonly bookings: number;
  /** Stops and restarts PostgreSQL. */
  readonly restartDatabase: () => Promise<void>;
};

export type DispatchKill = {
  readonly bookings: number;
  readonly offers: number;
  /** Offers made at each kill: never none, never all. */
  readonly offersAtKills: readonly number[];
  readonly stuckAtKills: number;
  readonly seconds: number;
  readonly failures: readonly string[];
};

/** No relay at first; then a worker is killed while it offers, then all processes with the database. */
export const runDispatchKill = async (setup: DispatchKillSetup): Promise<DispatchKill> => {
  const { databaseUrl, look, bookings: count, restartDatabase } = setup;
  const now = Date.now();
  const customer = await createPerson(look, 'customer', now);
  const servicemen: number[] = [];
  for (let n = 0; n < SERVICEMEN; n += 1)
    servicemen.push((await createPerson(look, 'serviceman', now)).id);
  await putAllOnDuty(look, servicemen);
  const ids = await requestMany(look, customer.id, servicemen, count, new Date(now));
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
        throw new Error(
          `dispatch makes no progress: ${JSON.stringify(standing)}\n${whole.output()}`,
        );
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
  const half = (SERVICEMEN / 2) * count;
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
    const failures = await faultsOf(look, ids, SERVICEMEN);
    if (stuckAtKills > 0) failures.push(`${stuckAtKills} bookings without a next step at a kill`);
    const seconds = (performance.now() - began) / 1000;
    return { bookings: count, offers, offersAtKills, stuckAtKills, seconds, failures };
  } finally {
    await alone.kill();
    await whole.kill();
    await nats.kill();
  }
};

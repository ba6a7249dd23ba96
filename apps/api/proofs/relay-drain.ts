import { setTimeout as pause } from 'node:timers/promises';
import { createBookings } from '#testing/fresh-bookings';
import { createPerson } from '#testing/fresh-people';
import type { SpawnedWorld } from '#testing/spawned-world';
import { listenToHints } from './relay-drain-listen.ts';
import {
  ageLeases,
  countDead,
  countJobsLeft,
  countOutbox,
  fillOutbox,
  hintsByAccount,
  indexJobs,
  readSequences,
  readTasks,
  watchJobs,
} from './relay-drain-store.ts';

const ACCOUNTS = { first: 7_000_001, count: 200 };
const TASK_EVERY = 10;
const PATIENCE_MS = 300_000;

export type RelayDrain = {
  readonly rows: number;
  readonly tasks: number;
  /** Rows left in the outbox at each kill: never 0, never all. */
  readonly leftAtKills: readonly number[];
  /** Rows, jobs and hints that were lost or not delivered. */
  readonly lost: number;
  readonly jobsDoubled: number;
  readonly messages: number;
  /** Instead of a message: the worker was killed while it asked the provider. */
  readonly inDoubt: number;
  readonly hintsRepeated: number;
  readonly wentBack: number;
  readonly seconds: number;
  readonly rowsPerSecond: number;
  readonly failures: readonly string[];
};

/** Fills the outbox, and kills the process that drains it in the middle of its work. */
export const runRelayDrain = async (
  world: SpawnedWorld,
  size: {
    readonly rows: number;
    readonly kills: number;
    readonly natsUrl: string;
    /** Whether to wait until a killed worker's job locks expire, or to age the locks at once. */
    readonly waits: boolean;
  },
): Promise<RelayDrain> => {
  const { server, look, vault } = world;
  const { rows, kills } = size;
  const failures: string[] = [];
  await watchJobs(look);
  const serviceman = await createPerson(look, 'serviceman', Date.now());
  const customer = await createPerson(look, 'customer', Date.now());
  const bookings = await createBookings(look, vault, {
    count: Math.floor(rows / TASK_EVERY),
    state: 'ended',
    servicemanId: serviceman.id,
    customerId: customer.id,
    now: Date.now(),
    code: '123456',
  });
  const ids = bookings.map(({ bookingId }) => bookingId);
  await fillOutbox(look, rows, ids, ACCOUNTS);
  const hints = await hintsByAccount(look);
  const subscription = await listenToHints(
    size.natsUrl,
    hints.map(({ account }) => account),
  );

  const seen = new Map<number, number>();
  let wentBack = 0;
  const deadline = Date.now() + PATIENCE_MS;
  /** Polls until at most this many rows are left, and checks that no sequence goes back. */
  const until = async (count: () => Promise<number>, most: number): Promise<void> => {
    while ((await count()) > most) {
      if (Date.now() > deadline)
        throw new Error(`the relay makes no progress:\n${server.output()}`);
      for (const { account, latest } of await readSequences(look)) {
        if (latest < (seen.get(account) ?? 0)) wentBack += 1;
        seen.set(account, latest);
      }
      await pause(5);
    }
  };

  const began = performance.now();
  const leftAtKills: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const starting = server.start().catch(() => undefined);
    await until(() => countOutbox(look), Math.floor(rows * (1 - (kill + 1) / (kills + 2))));
    await server.kill();
    await starting;
    leftAtKills.push(await countOutbox(look));
    if (!size.waits) await ageLeases(look);
  }
  await server.start();
  await until(() => countOutbox(look), 0);
  const seconds = (performance.now() - began) / 1000;
  await until(() => countJobsLeft(look), 0);

  await indexJobs(look);
  const tasks = await readTasks(look, ids);
  const latest = new Map((await readSequences(look)).map((row) => [row.account, row.latest]));
  const short = hints.map(({ account, count }) => Math.abs(count - (latest.get(account) ?? 0)));
  const unheard = hints.map(({ account, count }) => subscription.missing(account, count));
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  const unsent = tasks.filter(({ messages }) => messages === 0);
  const inDoubt = unsent.filter(({ isInDoubt }) => isInDoubt).length;
  const jobsMissing = tasks.filter(({ jobs }) => jobs === 0).length + unsent.length - inDoubt;
  const hintCount = sum(hints.map(({ count }) => count));
  if ((await countDead(look)) > 0) failures.push('dead letters');
  await subscription.close();
  return {
    rows,
    tasks: tasks.length,
    leftAtKills,
    lost: (await countOutbox(look)) + sum(short) + sum(unheard) + jobsMissing,
    jobsDoubled: tasks.filter(({ jobs }) => jobs > 1).length,
    messages: sum(tasks.map(({ messages }) => messages)),
    inDoubt,
    hintsRepeated: subscription.received() - hintCount,
    wentBack,
    seconds: Number(seconds.toFixed(1)),
    rowsPerSecond: Math.round(rows / seconds),
    failures,
  };
};

import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { withClient } from '#db/connect';
import { hashPassword } from '#platform/passwords';
import { createLoadContext, listenWhole, requestOf, type Listening } from './load-app.ts';
import { percentile, requireClean, type Generator, type LoadPlan } from './load-plan.ts';
import { createLoadWorld } from './load-world.ts';
import { emailAt, givePassword, type WorldSize } from './load-world-store.ts';
import { listCall } from './versus-bare.ts';

const PASSWORD = 'a long word for every serviceman';
const SERVICEMEN = 200;
const LINES = 16;

export type LoginLoadStage = {
  readonly app: Listening;
  readonly close: () => Promise<void>;
};

/** The server in this process, on a world in which everyone has a password. */
export const createLoginLoadStage = async (size: WorldSize): Promise<LoginLoadStage> => {
  const world = await createLoadWorld(size);
  const hash = await hashPassword(PASSWORD);
  await withClient(world.url('owner'), (client) => givePassword(client, hash));
  const context = await createLoadContext(world);
  const app = await listenWhole(context);
  return {
    app,
    close: async () => {
      await app.close();
      await context.close();
      await world.drop();
    },
  };
};

export type LoginLoad = {
  readonly rounds: number;
  readonly seconds: number;
  readonly readsPerSecond: number;
};

/** Load that runs beside the reads, as long as they do. */
export type Beside = (seconds: number) => Promise<void>;

/** Logins, each of another serviceman, from a process of their own. */
export const loginsOf = async (
  { app }: LoginLoadStage,
  generator: Generator,
  rate: number,
): Promise<Beside> => {
  const requests = await Promise.all(
    Array.from({ length: SERVICEMEN }, (_, serviceman) =>
      requestOf({
        call: loginWithPassword,
        fields: { username: emailAt(serviceman), password: PASSWORD },
        token: '',
      }),
    ),
  );
  return async (seconds) =>
    requireClean(
      await generator.run({
        port: app.port,
        connections: 4,
        rate,
        seconds,
        requests,
        repeat: true,
      }),
    );
};

export type LoginLoadResult = {
  /** Milliseconds, the median of the rounds. */
  readonly quiet: number;
  readonly loaded: number;
  /** Ratio of the medians, and of the minimums, which a busy machine disturbs less. */
  readonly ratio: number;
  readonly leastRatio: number;
};

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const middleOf = (values: readonly number[]): number =>
  sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The p99 of list-bookings alone and with other load beside it, in turn: A B A B. */
export const runLoginLoad = async (
  { app }: LoginLoadStage,
  generator: Generator,
  beside: Beside,
  { rounds, seconds, readsPerSecond }: LoginLoad,
): Promise<LoginLoadResult> => {
  const requests = await Promise.all(
    Array.from({ length: SERVICEMEN }, (_, serviceman) => requestOf(listCall(serviceman))),
  );
  const plan: LoadPlan = {
    port: app.port,
    connections: LINES,
    rate: readsPerSecond,
    seconds,
    requests,
    repeat: true,
  };
  const read = async (): Promise<number> => {
    const result = await generator.run(plan);
    requireClean(result);
    return percentile(result.latencies, 0.99);
  };
  await Promise.all([read(), beside(seconds)]);
  const [quiet, loaded]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await read());
    const [p99] = await Promise.all([read(), beside(seconds)]);
    loaded.push(p99);
  }
  return {
    quiet: middleOf(quiet),
    loaded: middleOf(loaded),
    ratio: middleOf(loaded) / middleOf(quiet),
    leastRatio: Math.min(...loaded) / Math.min(...quiet),
  };
};

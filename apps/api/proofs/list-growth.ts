import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { putInOneCity } from './console-load-store.ts';
import { readConsolePlans } from './list-growth-console.ts';
import { createLoadContext, listenWhole, requestOf } from './load-app.ts';
import { percentile, requireClean, type Generator, type LoadResult } from './load-plan.ts';
import { createLoadWorld } from './load-world.ts';
import { tokenAt, type WorldSize } from './load-world-store.ts';
import { readListPlans, type ListPlan } from './list-growth-plans.ts';

export type Growth = {
  readonly plans: readonly ListPlan[];
  readonly loadSeconds: number;
  readonly small: Latency;
  readonly big: Latency;
  /** p99 of the big world divided by p99 of the small one. */
  readonly ratio: number;
};

type Latency = { readonly p50: number; readonly p99: number };

export type GrowthSizes = {
  readonly small: WorldSize;
  readonly big: WorldSize;
  readonly rate: number;
  readonly seconds: number;
  readonly rounds: number;
};

const MIXED = ['1', '6'] as const;

/** Live and history in turn, of servicemen all over the population, so that cold pages count, too. */
const requestsFor = ({ servicemen }: WorldSize, count: number): Promise<Buffer[]> =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      requestOf({
        call: listBookings,
        fields: { bookingStatus: MIXED[at % 2] ?? '1', limit: '10', page: '1' },
        token: tokenAt((at * 7919) % servicemen),
      }),
    ),
  );

/** The minimum of the rounds: other load on the machine can only add to one. */
const latencyOf = (results: readonly LoadResult[]): Latency => {
  const at = (share: number): number =>
    Math.min(...results.map(({ latencies }) => percentile(latencies, share)));
  return { p50: at(0.5), p99: at(0.99) };
};

/** Runs both worlds behind the whole server, in turn at the same rate. */
export const measureGrowth = async (sizes: GrowthSizes, generator: Generator): Promise<Growth> => {
  const closing: (() => Promise<void>)[] = [];
  const open = async (size: WorldSize) => {
    const world = await createLoadWorld(size, putInOneCity);
    closing.unshift(() => world.drop());
    const context = await createLoadContext(world);
    closing.unshift(() => context.close());
    const server = await listenWhole(context);
    closing.unshift(() => server.close());
    const requests = await requestsFor(size, Math.round(sizes.rate * sizes.seconds * 1.01));
    const run = (rate: number | null, seconds: number): Promise<LoadResult> => {
      const plan = { port: server.port, connections: 32, rate, seconds };
      return generator.run({ ...plan, requests, repeat: true });
    };
    // In parallel, so that each connection of the pool is open and has its plans. A busy machine may refuse some.
    await run(null, Math.min(2, sizes.seconds));
    const measure = async (): Promise<LoadResult> => {
      const result = await run(sizes.rate, sizes.seconds);
      requireClean(result);
      return result;
    };
    return { world, context, measure };
  };
  try {
    const began = performance.now();
    const small = await open(sizes.small);
    const big = await open(sizes.big);
    const loadSeconds = (performance.now() - began) / 1000;
    const plans = [
      ...(await readListPlans(big.context)),
      ...(await readConsolePlans(big.world, big.context)),
    ];
    const results: Record<'small' | 'big', LoadResult[]> = { small: [], big: [] };
    for (let round = 0; round < sizes.rounds; round += 1) {
      results.small.push(await small.measure());
      results.big.push(await big.measure());
    }
    const latencies = { small: latencyOf(results.small), big: latencyOf(results.big) };
    return { plans, loadSeconds, ...latencies, ratio: latencies.big.p99 / latencies.small.p99 };
  } finally {
    for (const close of closing) await close();
  }
};

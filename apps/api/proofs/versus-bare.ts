import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { startWork } from '@karigar/contract/bookings/start-work';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { buildApp } from '#app';
import type { Context } from '#context';
import { withClient } from '#db/connect';
import { connectDatabase, type Statement } from '#platform/db';
import type { NamedStatement } from '#platform/named-statement';
import {
  createLoadContext,
  listen,
  recording,
  ask,
  requestOf,
  type Listening,
  type LoadCall,
} from './load-app.ts';
import type { Generator, LoadResult } from './load-plan.ts';
import { percentile, requireClean } from './load-plan.ts';
import { createLoadWorld, loadNow } from './load-world.ts';
import {
  findStartable,
  lookAtStarted,
  servicemanAt,
  tokenAt,
  type Startable,
  type WorldSize,
} from './load-world-store.ts';
import { readPostgresCpu } from './postgres-cpu-store.ts';
import { buildBare, type BareStatements } from './versus-bare-app.ts';

export type Side = 'whole' | 'bare';

export type Contest = {
  readonly context: Context;
  readonly whole: Listening;
  readonly bare: Listening;
  /** `count` assigned bookings that no call has started; each call takes others. */
  readonly takeStartable: (count: number) => Startable[];
  readonly lookAt: (bookingId: number) => Promise<unknown>;
  /** CPU in microseconds that PostgreSQL has used for both sides. */
  readonly postgresCpu: () => Promise<number>;
  readonly close: () => Promise<void>;
};

const statementOf = (asked: readonly { statement: Statement }[], name: string): Statement => {
  const found = asked.find(({ statement }) => statement.name === name);
  if (!found) throw new Error(`the pipeline ran no statement ${name}`);
  return found.statement;
};

const isNamed = (statement: Statement): statement is NamedStatement<string> =>
  'values' in statement;

export const listCall = (serviceman: number): LoadCall => ({
  call: listBookings,
  fields: { bookingStatus: '1', limit: '10', page: '1' },
  token: tokenAt(serviceman),
});

export const startCall = (booking: Startable, key: string): LoadCall => ({
  call: startWork,
  fields: {
    bookingId: String(booking.id),
    mainId: String(booking.order_id),
    startTime: writeWireDateTime(loadNow - 60_000),
  },
  token: tokenAt(booking.serviceman_id - servicemanAt(0)),
  key,
});

/** Records the statements of the pipeline for the two calls, so that the bare route runs the same. */
const recordStatements = async (context: Context, booking: Startable): Promise<BareStatements> => {
  const { database, asked } = recording(context.databases.app);
  const app = await listen(
    buildApp({ ...context, databases: { ...context.databases, app: database } }),
  );
  await ask(app, listCall(0));
  await ask(app, startCall(booking, 'overheard'));
  await app.close();
  const change = statementOf(asked, 'change-booking');
  if (!isNamed(change)) throw new TypeError('change-booking has positions');
  return {
    list: statementOf(asked, 'list-live-bookings'),
    lock: statementOf(asked, 'lock-booking'),
    change,
  };
};

/** The whole application and the bare route in this process, each with a pool of its own. */
export const createContest = async (size: WorldSize): Promise<Contest> => {
  const world = await createLoadWorld(size);
  const context = await createLoadContext(world);
  const startable = await withClient(world.url('owner'), (client) =>
    findStartable(client, size.bookings),
  );
  const takeStartable = (count: number): Startable[] => {
    const taken = startable.splice(0, count);
    if (taken.length < count) throw new RangeError('all bookings are started');
    return taken;
  };

  const whole = await listen(buildApp(context));
  const bareDatabase = connectDatabase({
    url: context.config.database.url('app'),
    connections: context.config.database.connections,
    onError: () => {},
  });
  const [first] = takeStartable(1);
  if (!first) throw new RangeError('nothing to start');
  const statements = await recordStatements(context, first);
  const bare = await listen(buildBare(bareDatabase, statements, context.clock));
  return {
    context,
    whole,
    bare,
    takeStartable,
    lookAt: (id) => withClient(world.url('admin'), (client) => lookAtStarted(client, id)),
    postgresCpu: () => readPostgresCpu(world.url('admin')),
    close: async () => {
      await Promise.all([whole.close(), bare.close()]);
      await Promise.all([context.close(), bareDatabase.close()]);
      await world.drop();
    },
  };
};

export type Score = {
  /** Replies a second, the best of the rounds: other load on the machine can only slow one down. */
  readonly rate: number;
  /** CPU of this process per reply, in microseconds, the minimum of the rounds. */
  readonly cpu: number;
  /** CPU of PostgreSQL per reply, in microseconds, the minimum of the rounds. */
  readonly postgres: number;
  readonly p50: number;
};

export type Outcome = Record<Side, Score> & {
  /** Best rate of the whole pipeline divided by the best rate of the bare route. */
  readonly ratio: number;
  readonly ratios: readonly number[];
};

const SERVICEMEN = 200;
const SIDES: readonly Side[] = ['whole', 'bare'];

/** Runs both sides in turn, A B A B, and scores each. */
const contend = async (
  { postgresCpu }: Contest,
  rounds: number,
  run: (side: Side, round: number) => Promise<LoadResult>,
): Promise<Outcome> => {
  const scores: Record<Side, Score[]> = { whole: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const side of SIDES) {
      const postgresBefore = await postgresCpu();
      const before = process.cpuUsage();
      const result = await run(side, round);
      const { user, system } = process.cpuUsage(before);
      requireClean(result);
      const postgres = (await postgresCpu()) - postgresBefore;
      const answers = result.latencies.length;
      scores[side].push({
        rate: answers / result.seconds,
        cpu: (user + system) / answers,
        postgres: postgres / answers,
        p50: percentile(result.latencies, 0.5),
      });
    }
  }
  const best = (side: Side): Score => ({
    rate: Math.max(...scores[side].map(({ rate }) => rate)),
    cpu: Math.min(...scores[side].map(({ cpu }) => cpu)),
    postgres: Math.min(...scores[side].map(({ postgres }) => postgres)),
    p50: Math.min(...scores[side].map(({ p50 }) => p50)),
  });
  const ratios = scores.whole.map(({ rate }, at) => rate / (scores.bare[at]?.rate ?? Number.NaN));
  const [whole, bare] = [best('whole'), best('bare')];
  return { whole, bare, ratio: whole.rate / bare.rate, ratios };
};

export type Effort = {
  readonly rounds: number;
  /** Duration of a round of reads, and the number of writes in a round. */
  readonly seconds: number;
  readonly writes: number;
  readonly connections: number;
};

/** Live bookings of two hundred servicemen, ten each: all in the session cache after the first round. */
export const contendReading = async (
  contest: Contest,
  generator: Generator,
  effort: Effort,
): Promise<Outcome> => {
  const servicemen = Array.from({ length: SERVICEMEN }, (_, serviceman) =>
    requestOf(listCall(serviceman)),
  );
  const requests = await Promise.all(servicemen);
  const { seconds, connections } = effort;
  const run = (side: Side): Promise<LoadResult> =>
    generator.run({
      port: contest[side].port,
      connections,
      rate: null,
      seconds,
      requests,
      repeat: true,
    });
  await contend(contest, 1, run);
  return contend(contest, effort.rounds, run);
};

/** Each write starts another booking, with a key of its own. */
export const contendStarting = async (
  contest: Contest,
  generator: Generator,
  effort: Effort,
): Promise<Outcome> => {
  const run = async (side: Side): Promise<LoadResult> => {
    const bookings = contest.takeStartable(effort.writes);
    const requests = await Promise.all(
      bookings.map((booking) => requestOf(startCall(booking, `key-${booking.id}`))),
    );
    const { connections } = effort;
    const { port } = contest[side];
    return generator.run({ port, connections, rate: null, seconds: 600, requests, repeat: false });
  };
  await contend(contest, 1, run);
  return contend(contest, effort.rounds, run);
};

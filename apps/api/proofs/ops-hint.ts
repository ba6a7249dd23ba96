import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dayOf, startOfDay } from '@karigar/domain/dates/india-day';
import { farCity } from '#testing/board-world';
import { createOperatorPerson } from '#testing/fresh-people';
import { placeOperator } from '#testing/live-store';
import type { SpawnedWorld } from '#testing/spawned-world';
import { loadBoard, sendOthersHome, type BoardSize, type CrewMember } from './board-load-store.ts';
import { createCrewActs, type Act } from './crew-acts.ts';
import type { ConsoleReport, ConsolesOrder } from './ops-hint-consoles.ts';

export type OpsHintSize = Pick<BoardSize, 'bookings' | 'servicemen'> & {
  readonly consoles: number;
  readonly perSecond: number;
  readonly secondsPerRound: number;
  /** Each is a turn without consoles, one with their streams, and one in which they also read. */
  readonly rounds: number;
};

type Beside = {
  readonly hints: number;
  readonly undelivered: number;
  /** Milliseconds from sending the serviceman's call to the hint at a console. */
  readonly p50: number;
  readonly p99: number;
  /** The serviceman's calls, as a multiple of those without consoles. */
  readonly ratio: number;
};

export type OpsHintRun = {
  /** With the streams of the consoles. */
  readonly streams: Beside;
  /** When the consoles also read the changed cards and the counts. */
  readonly reading: Beside;
  /** Milliseconds of a serviceman's call without consoles. */
  readonly callsAlone: number;
  readonly reads: number;
};

const CONSOLES = join(import.meta.dirname, 'ops-hint-consoles.ts');
const HOUR = 3_600_000;
const PATIENCE_MS = 30_000;
const SETTLE_MS = 1000;
const WARM_UP_ACTS = 40;

const quantileOf = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
const rounded = (value: number): number => Number(value.toFixed(2));

/** Opens the consoles in another process; resolves when all hear hints. */
const openConsoles = async (order: ConsolesOrder) => {
  const program = fork(CONSOLES);
  const heard = new Map<string, number>();
  let [open, reads] = [0, 0];
  const lost: string[] = [];
  program.on('message', (message) => {
    const report = message as ConsoleReport;
    if (report.kind === 'open') open += 1;
    if (report.kind === 'read') reads += 1;
    if (report.kind === 'lost') lost.push(report.why);
    if (report.kind !== 'hint') return;
    const name = `${report.console} ${report.bookingId}`;
    if (!heard.has(name)) heard.set(name, report.at);
  });
  program.send(order);
  const deadline = Date.now() + PATIENCE_MS;
  while (open < order.tokens.length && Date.now() < deadline) await pause(20);
  if (open < order.tokens.length) throw new Error(`only ${open} consoles opened: ${lost.join()}`);
  return {
    heard,
    reads: () => reads,
    close: () => {
      program.disconnect();
      if (lost.length > 0) throw new Error(`a console failed: ${lost.join()}`);
    },
  };
};

const prepare = async ({ look, signIn }: SpawnedWorld, size: OpsHintSize) => {
  const now = Date.now();
  const midnight = startOfDay(dayOf(now));
  const cityId = await farCity(look);
  await sendOthersHome(look);
  const [from, to] = [midnight + 8 * HOUR, midnight + 22 * HOUR];
  const crew = await loadBoard(look, { ...size, cityId, from, to, now });
  const tokens: string[] = [];
  for (let at = 0; at < size.consoles; at += 1) {
    const operator = await createOperatorPerson(look, now, ['dispatch']);
    await placeOperator(look, operator.id, cityId);
    tokens.push(await signIn(operator));
  }
  return { crew, cityId, tokens };
};

/** Consoles of one city, while servicemen there work; and the same work without the consoles, in turns. */
export const runOpsHint = async (world: SpawnedWorld, size: OpsHintSize): Promise<OpsHintRun> => {
  const { crew, cityId, tokens } = await prepare(world, size);
  const { base, consoleBase } = world.server;
  const work = createCrewActs(base);
  let next = 0;
  /** Another member each time: within a round no booking changes twice. */
  const oneAct = (): Promise<Act | null> => {
    next += 1;
    return work(crew[next % crew.length] as CrewMember);
  };
  const round = async (): Promise<readonly Act[]> => {
    const acts: Promise<Act | null>[] = [];
    const began = performance.now();
    for (let at = 0; at < size.secondsPerRound * size.perSecond; at += 1) {
      await pause(Math.max(0, began + (at * 1000) / size.perSecond - performance.now()));
      acts.push(oneAct());
    }
    return (await Promise.all(acts)).filter((act) => act !== null);
  };
  for (let at = 0; at < WARM_UP_ACTS; at += 1) await oneAct();

  const took = (acts: readonly Act[]) => acts.map(({ sentAt, doneAt }) => doneAt - sentAt);
  const alone: number[] = [];
  let reads = 0;
  const createTurns = (isReading: boolean) => {
    const [calls, delays]: [number[], number[]] = [[], []];
    let undelivered = 0;
    return {
      turn: async (): Promise<void> => {
        const order = { base: consoleBase, tokens, cityId, reads: isReading };
        const consoles = await openConsoles(order);
        await pause(SETTLE_MS);
        const acts = await round();
        calls.push(...took(acts));
        await pause(SETTLE_MS);
        for (const { bookingId, sentAt } of acts)
          for (const index of tokens.keys()) {
            const heardAt = consoles.heard.get(`${index} ${bookingId}`);
            if (heardAt === undefined) undelivered += 1;
            else delays.push(heardAt - sentAt);
          }
        reads += consoles.reads();
        consoles.close();
        await pause(SETTLE_MS);
      },
      result: (): Beside => ({
        hints: delays.length,
        undelivered,
        p50: rounded(quantileOf(delays, 0.5)),
        p99: rounded(quantileOf(delays, 0.99)),
        ratio: rounded(quantileOf(calls, 0.5) / quantileOf(alone, 0.5)),
      }),
    };
  };
  const [streams, reading] = [createTurns(false), createTurns(true)];
  for (let at = 0; at < size.rounds; at += 1) {
    alone.push(...took(await round()));
    await streams.turn();
    await reading.turn();
  }
  return {
    streams: streams.result(),
    reading: reading.result(),
    callsAlone: rounded(quantileOf(alone, 0.5)),
    reads,
  };
};

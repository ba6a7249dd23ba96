import { setTimeout as pause } from 'node:timers/promises';
import type { Look } from '#testing/fresh-people';
import { ghostOf, planJobs, ROLLED_BACK, type Engine } from './job-engine-plan.ts';
import {
  scoreOf,
  type Effect,
  type Fault,
  type FaultKind,
  type Score,
} from './job-engine-score.ts';
import { openPlace, type Place } from './job-engine-stage.ts';

export type EngineRun = Score & {
  /** Processes that ended without being killed. */
  readonly endedAlone: number;
  /** Processes that did not end within 25 seconds of SIGTERM. */
  readonly notDrained: number;
  /** Transactions per second and process while nothing is due. */
  readonly idlePerSecond: number;
  readonly lastWords: string;
};

type Stage = {
  readonly engine: Engine;
  /** The database as the role that runs the jobs. */
  readonly url: string;
  /** As the superuser, on a connection of its own. */
  readonly look: Look;
  readonly restartDatabase: () => Promise<void>;
  readonly jobs: number;
  readonly seconds: number;
  /** Kinds of faults with their second. */
  readonly faults: readonly (readonly [FaultKind, number])[];
};

const HANG_MS = 14_000;
const LAST_WAIT_MS = 25_000;
const IDLE_MS = 5_000;
const ENQUEUE_MS = 4_000;

const CUT = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;
const COMMITS = `SELECT xact_commit::int AS count FROM pg_stat_database WHERE datname = current_database()`;
const EFFECTS = `SELECT n::int AS n, run, extract(epoch FROM at)::float8 * 1000 AS at
  FROM proof.effects WHERE engine = $1 ORDER BY at`;

export const PREPARE_EFFECTS = `
  CREATE SCHEMA proof;
  CREATE TABLE proof.effects (engine text NOT NULL, n integer NOT NULL, run text NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp());
  CREATE INDEX ON proof.effects (engine, n);
  GRANT USAGE ON SCHEMA proof TO karigar_system;
  GRANT SELECT, INSERT ON proof.effects TO karigar_system`;

/** Does the fault and returns when it struck and when PostgreSQL could be reached again. */
const strike = async (
  kind: FaultKind,
  struck: Place,
  { look, restartDatabase }: Stage,
): Promise<{ at: number; from: number }> => {
  const at = Date.now();
  if (kind === 'kill') struck.kill();
  else if (kind === 'cut') await look(CUT);
  else if (kind === 'hang') {
    struck.freeze();
    void pause(HANG_MS).then(struck.thaw);
  } else {
    await restartDatabase();
    return { at, from: Date.now() };
  }
  return { at, from: at };
};

/** Runs the same jobs through the same faults in two processes of one engine. */
export const runEngine = async (stage: Stage): Promise<EngineRun> => {
  const { engine, url, look, jobs: count, seconds } = stage;
  const commits = async (): Promise<number> =>
    (await look<{ count: number }>(COMMITS))[0]?.count ?? 0;
  const places = await Promise.all(['a', 'b'].map((place) => openPlace(engine.name, url, place)));
  const [first, second] = places;
  if (first === undefined || second === undefined) throw new Error('two processes are needed');
  try {
    const before = await commits();
    await pause(IDLE_MS);
    const idlePerSecond = ((await commits()) - before) / (IDLE_MS / 1000) / places.length;

    const began = Date.now() + ENQUEUE_MS;
    const jobs = planJobs(count, began, seconds * 1000);
    const keyed = jobs.filter(({ key }) => key !== null);
    await engine.add(url, keyed.map(ghostOf), true);
    await engine.add(url, jobs, true);
    const unkeyed = jobs.filter(({ key }) => key === null).slice(0, ROLLED_BACK);
    await engine.add(url, unkeyed.map(ghostOf), false);

    const faults: Fault[] = [];
    for (const [index, [kind, atSecond]] of stage.faults.entries()) {
      await pause(Math.max(0, began + atSecond * 1000 - Date.now()));
      const struck = index % 2 === 0 ? first : second;
      const all = kind === 'cut' || kind === 'restart';
      const struckPlaces = all ? places.map(({ place }) => place) : [struck.place];
      faults.push({ kind, places: struckPlaces, ...(await strike(kind, struck, stage)) });
    }
    const effectsNow = (): Promise<Effect[]> => look<Effect>(EFFECTS, [engine.name]);
    const deadline = began + seconds * 1000 + LAST_WAIT_MS;
    while (Date.now() < deadline) {
      if (new Set((await effectsNow()).map(({ n }) => n)).size >= count) break;
      await pause(500);
    }
    const drained = await Promise.all(places.map((place) => place.close()));
    const begins = places.flatMap((place) => place.begins);
    return {
      ...scoreOf({ jobs, begins, effects: await effectsNow(), faults }),
      endedAlone: first.endedAlone() + second.endedAlone(),
      notDrained: drained.filter((isDrained) => !isDrained).length,
      idlePerSecond,
      lastWords: places.map((place) => place.lastWords()).join('\n'),
    };
  } finally {
    await Promise.all(places.map((place) => place.close()));
  }
};

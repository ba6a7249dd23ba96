import { withClient } from '#db/connect';
import { migrate } from '#db/migrate';
import { prepareDatabase } from '#db/prepare';
import { inDatabase, urlFor } from '#db/roles';
import { boss } from './job-engine-boss.ts';
import { graphile } from './job-engine-graphile.ts';
import { ours } from './job-engine-ours.ts';
import type { FaultKind } from './job-engine-score.ts';
import { PREPARE_EFFECTS, runEngine, type EngineRun } from './job-engine.ts';

const DATABASE = 'karigar_job_engines';
const SECONDS = 60;

/** Far enough apart that a job taken over after one fault is done before the next. */
const SCHEDULE: readonly (readonly [FaultKind, number])[] = [
  ['kill', 5],
  ['cut', 15],
  ['hang', 21],
  ['restart', 44],
  ['kill', 50],
  ['kill', 58],
];

type Cluster = { readonly adminUrl: string; readonly restart: () => Promise<void> };

/** Each engine on a PostgreSQL cluster of its own, which may be stopped. */
export const runEnginesOn = async (
  { adminUrl, restart }: Cluster,
  jobs: number,
): Promise<readonly { readonly name: string; readonly run: EngineRun }[]> => {
  const admin = inDatabase(adminUrl, DATABASE);
  await prepareDatabase({ adminUrl, database: DATABASE });
  await migrate({ url: urlFor(adminUrl, 'owner', DATABASE) });
  await withClient(admin, (client) => client.query(PREPARE_EFFECTS));
  const look = <Row extends object>(sql: string, values: unknown[] = []) =>
    withClient(admin, async (client) => (await client.query(sql, values)).rows as Row[]);

  const runs: { name: string; run: EngineRun }[] = [];
  for (const engine of [ours, graphile, boss]) {
    const url = engine === ours ? urlFor(adminUrl, 'system', DATABASE) : admin;
    await engine.install(admin);
    const stage = { engine, url, look, restartDatabase: restart, jobs, seconds: SECONDS };
    runs.push({ name: engine.name, run: await runEngine({ ...stage, faults: SCHEDULE }) });
  }
  return runs;
};

import { setTimeout as pause } from 'node:timers/promises';
import { createPool } from '#platform/db';
import { boss } from './job-engine-boss.ts';
import { graphile } from './job-engine-graphile.ts';
import { ours } from './job-engine-ours.ts';
import type { Perform } from './job-engine-plan.ts';

/** A process that runs jobs until SIGTERM. Writes a line for each attempt: pipes keep it when it is killed. */
const [name, url = '', label = ''] = process.argv.slice(2);
const engine = [ours, graphile, boss].find((one) => one.name === name);
if (engine === undefined) throw new Error(`no engine ${String(name)}`);

const looking = createPool(url, 4).on('error', () => {});
looking.on('connect', (client) => void client.on('error', () => {}));
const FOUND = `SELECT FROM proof.effects WHERE engine = $1 AND n = $2`;

let runs = 0;
const perform: Perform = async (work, attempt, apply) => {
  runs += 1;
  const run = `${label}:${runs}`;
  process.stdout.write(`${JSON.stringify({ n: work.n, run, at: Date.now() })}\n`);
  if (work.failsOnce && attempt === 1) throw new Error('fails once, as planned');
  // As our tasks do: an attempt after one that had its effect does nothing.
  if (((await looking.query(FOUND, [engine.name, work.n])).rowCount ?? 0) > 0) return;
  await pause(work.ms);
  await apply(run);
};

const started = await engine.start(url, perform);
process.stdout.write('ready\n');
process.once('SIGTERM', () => {
  const end = async (): Promise<void> => {
    await started.stop();
    process.exit(0);
  };
  void end();
});

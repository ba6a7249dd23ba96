import { afterAll, beforeAll, expect, it } from 'vitest';
import { withClient } from '#db/connect';
import { createTestDatabase, type TestDatabase } from '#testing/template-db';
import { ours } from './job-engine-ours.ts';
import { scoreOf } from './job-engine-score.ts';
import { planJobs } from './job-engine-plan.ts';
import { PREPARE_EFFECTS, runEngine } from './job-engine.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await withClient(database.url('admin'), (client) => client.query(PREPARE_EFFECTS));
});
afterAll(() => database.drop());

it('our job runner loses and doubles nothing when a process is killed and connections are cut', async () => {
  const run = await runEngine({
    engine: ours,
    url: database.url('system'),
    look: <Row extends object>(sql: string, values: unknown[] = []) =>
      withClient(
        database.url('admin'),
        async (client) => (await client.query(sql, values)).rows as Row[],
      ),
    restartDatabase: () => Promise.reject(new Error('not here')),
    jobs: 60,
    seconds: 5,
    faults: [
      ['kill', 2],
      ['cut', 3],
    ],
  });
  expect(run).toMatchObject({ lost: 0, doubled: 0, endedAlone: 0, notDrained: 0 });
}, 60_000);

it('scoreOf counts lost, doubled and late jobs', () => {
  const jobs = planJobs(6, -1, 0);
  const begin = (n: number, run: string, at: number) => ({ n, run, at, place: run[0] ?? '' });
  const effect = (n: number, run: string, at: number) => ({ n, run, at });
  const score = scoreOf({
    jobs,
    begins: [
      begin(0, 'a1', 50),
      begin(1, 'a2', 50),
      begin(2, 'a3', 50),
      begin(2, 'b3', 7_100),
      begin(3, 'a4', 50),
      begin(3, 'b4', 12_100),
      begin(4, 'b5', 50),
    ],
    effects: [
      effect(0, 'a1', 60),
      effect(2, 'b3', 7_200),
      effect(2, 'a3', 7_300),
      effect(3, 'b4', 12_200),
      effect(4, 'b5', 200),
      effect(1_000_004, 'b6', 300),
    ],
    faults: [{ kind: 'kill', places: ['a'], at: 100, from: 100 }],
  });
  expect(score).toMatchObject({ lost: 2, doubled: 2 });
  expect(score.late).toEqual([
    'kill: job 1 after Infinity s, begun a2 -0.05',
    'kill: job 3 after 12 s, begun a4 -0.05, b4 12',
  ]);
  expect(score.recovery.kill).toEqual({ middle: 12, worst: Number.POSITIVE_INFINITY });
});

import { testPush } from '@karigar/contract/push/test-push';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildInternalApp } from '#internal/internal-app';
import { watchDatabases } from '#internal/read-status';
import { OUTBOX_ROWS, UNKNOWN_JOBS } from '#testing/backlog-sql';
import { createPushWorld, type PushWorld } from '#testing/push-world';
import { startJobs } from './start-jobs.ts';

let world: PushWorld;
beforeAll(async () => {
  world = await createPushWorld();
});
beforeEach(() => world.forget());
afterAll(() => world.close());

/** The value of one series, as Prometheus would read it. */
const valueOf = async (series: string): Promise<number> => {
  const { body } = await buildInternalApp(world.context, () => false).inject('/metrics');
  const line = body.split('\n').find((written) => written.startsWith(`${series} `));
  return Number(line?.slice(series.length));
};

it('a worker tells how much waits in the outbox and for a worker, and for how long', async () => {
  await world.look(OUTBOX_ROWS);
  await world.look(UNKNOWN_JOBS);
  const jobs = startJobs(world.context);
  await expect.poll(() => valueOf('karigar_outbox_rows')).toBe(4);
  await jobs.stop();
  const age = await valueOf('karigar_outbox_oldest_seconds');
  expect(age).toBeGreaterThanOrEqual(40);
  expect(age).toBeLessThan(60);
  expect(await valueOf('karigar_jobs_due')).toBe(2);
  expect(await valueOf('karigar_jobs_oldest_seconds')).toBeGreaterThanOrEqual(50);
  expect(await valueOf('karigar_round_every_seconds{round="backlog"}')).toBe(5);
  const last = await valueOf('karigar_round_success_timestamp_seconds{round="backlog"}');
  expect(Date.now() / 1000 - last).toBeLessThan(30);
  expect(await valueOf('karigar_pool_connections{pool="jobs",state="total"}')).toBe(0);
});

it('attempts at jobs and what the provider made of them are counted and timed', async () => {
  const phone = await world.phoneOf('suresh');
  await world.send(testPush, { playerId: phone.playerId, mark: 'm-1' }, { token: phone.token });
  phone.answerWith(503);
  await world.work();
  phone.answerWith(201);
  await world.makeJobsDue();
  await world.work();
  expect(phone.heard).toHaveLength(1);
  expect(await valueOf('karigar_jobs_total{task="send-test-push",outcome="failed"}')).toBe(1);
  expect(await valueOf('karigar_jobs_total{task="send-test-push",outcome="done"}')).toBe(1);
  expect(await valueOf('karigar_job_seconds_count{task="send-test-push"}')).toBe(2);
  expect(await valueOf('karigar_provider_total{provider="push",outcome="failed"}')).toBe(1);
  expect(await valueOf('karigar_provider_total{provider="push",outcome="ok"}')).toBe(1);
  expect(await valueOf('karigar_provider_seconds_count{provider="push"}')).toBe(2);
});

it('a process tells its roles, pools, bus, sessions and calls in flight', async () => {
  await watchDatabases(world.context)();
  await world.phoneOf('suresh');
  expect(await valueOf('karigar_role{role="worker"}')).toBe(1);
  expect(await valueOf('karigar_role{role="console"}')).toBeNaN();
  expect(await valueOf('karigar_pool_connections{pool="app",state="total"}')).toBeGreaterThan(0);
  expect(await valueOf('karigar_pool_connections{pool="app",state="waiting"}')).toBe(0);
  expect(await valueOf('karigar_database_writable{database="system"}')).toBe(1);
  expect(await valueOf('karigar_bus_connected')).toBe(1);
  expect(await valueOf('karigar_session_lookups_total{where="database"}')).toBeGreaterThan(0);
  expect(await valueOf('karigar_calls_in_flight')).toBe(0);
});

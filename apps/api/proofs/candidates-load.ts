import type { Job } from '@karigar/domain/offers/candidate';
import { kmBetween } from '@karigar/domain/bookings/place';
import { rankCandidates } from '@karigar/domain/offers/rank';
import { CANDIDATE_STATEMENT, listNearest } from '#modules/offers/index';
import { SYSTEM } from '#platform/db';
import type { TestApp } from '#testing/test-app';
import { explain, fillCity, listSkillIds } from './candidates-load-store.ts';
import { createRandom } from './dispatch-sim-random.ts';
import { percentile } from './load-plan.ts';

const HOUR = 3_600_000;
const LOOK = 40;

export type CandidatesSizes = { readonly servicemen: number; readonly looks: number };

/** Measures the candidate search for jobs all over the city and of every skill, one after the other. */
export const measureCandidates = async (app: TestApp, { servicemen, looks }: CandidatesSizes) => {
  const startsAt = app.now() + 2 * HOUR;
  await fillCity(app.database, servicemen, new Date(startsAt));
  const skills = await listSkillIds(app.database);
  const random = createRandom(12);
  const anyJob = (): Job => ({
    customerId: 1,
    customerPhones: [],
    customerBank: null,
    skillId: skills[Math.floor(random() * skills.length)] ?? null,
    place: { latitude: 18.46 + random() * 0.12, longitude: 73.78 + random() * 0.14 },
    startsAt,
    endsAt: startsAt + HOUR,
    isPrepaid: false,
  });
  const find = (job: Job) =>
    app.context.databases.system.transaction(SYSTEM, async (tx) => {
      const began = performance.now();
      const found = await listNearest(tx, job, { now: startsAt, left: [], most: LOOK });
      return { found, took: performance.now() - began };
    });
  // Warm up: plans and pages as they are a minute after a start.
  for (let look = 0; look < 20; look += 1) await find(anyJob());
  const latencies: number[] = [];
  const failures: string[] = [];
  let eligible = 0;
  for (let look = 0; look < looks; look += 1) {
    const job = anyJob();
    const { found, took } = await find(job);
    latencies.push(took);
    const ranked = rankCandidates(job, found);
    eligible += ranked.length;
    if (ranked.length === 0)
      failures.push(`nobody for ${job.skillId} at ${JSON.stringify(job.place)}`);
    const skilled = found.every(
      (serviceman) => job.skillId === null || serviceman.skills.has(job.skillId),
    );
    if (!skilled) failures.push(`somebody without ${job.skillId}`);
  }
  const job = anyJob();
  const { latitude, longitude } = job.place;
  const at = new Date(startsAt);
  const values = [at, job.skillId, job.customerId, at, latitude, longitude, [], LOOK];
  const plan = await explain(app.database, CANDIDATE_STATEMENT, values);
  const sorted = Float64Array.from(latencies).toSorted();
  return {
    servicemen,
    looks,
    eligible: eligible / looks,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    failures,
    plan,
    farthest: Math.max(
      ...(await find(job)).found.map((serviceman) => kmBetween(serviceman.place, job.place)),
    ),
  };
};

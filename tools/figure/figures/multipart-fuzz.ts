import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const CASES = 20_000;
const MOST_MEGABYTES = 150;
const MOST_MS = 15_000;
const MOST_UPLOAD_MS = 62_000;

export const multipartFuzz: Figure = {
  name: 'multipart-fuzz',
  bar: 0,
  says: 'hostile bodies that crash, hang beyond 15 s or get a 5xx; slow senders are closed too (uploads within 60 s) and memory stays bounded; at most the bar',
  measure: async () => {
    const { createTestApp } = await import('../../../apps/api/testing/test-app.ts');
    const { runMultipartFuzz } = await import('../../../apps/api/proofs/multipart-fuzz.ts');
    const { runSlowSenders } = await import('../../../apps/api/proofs/multipart-fuzz-slow.ts');

    const quick = { BODY_TIMEOUT_MS: '2000', UPLOAD_TIMEOUT_MS: '4000' };
    const fuzz = await closing(await createTestApp({ env: quick }), (app) =>
      runMultipartFuzz(app, { cases: CASES }),
    );
    tellFailures(fuzz.failures);
    // With the deadlines of production.
    const slow = await closing(await createTestApp(), (app) =>
      runSlowSenders(app, { msPerByte: 1000, patienceMs: 90_000, senders: 10 }),
    );

    const inTime =
      slow.headMs <= MOST_MS && slow.bodyMs <= MOST_MS && slow.uploadMs <= MOST_UPLOAD_MS;
    return {
      value: fuzz.failures.length + slow.hung,
      ok: fuzz.failures.length + slow.hung === 0 && inTime && fuzz.grownMegabytes < MOST_MEGABYTES,
      explanation: {
        cases: fuzz.cases,
        seed: fuzz.seed,
        slowestMs: fuzz.slowestMs,
        grownMegabytes: fuzz.grownMegabytes,
        statuses: JSON.stringify(fuzz.statuses).replaceAll(/["{}]/g, '').replaceAll(',', ' '),
        slowHeadMs: slow.headMs,
        slowBodyMs: slow.bodyMs,
        slowUploadMs: slow.uploadMs,
      },
    };
  },
};

import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const TAMPERED = 1000;

export const recordCheck: Figure = {
  name: 'record-check',
  bar: 0,
  says: 'wrong verdicts over 1,000 tampered work records, as many tampered links, and valid, expired and revoked ones; revoked ones within a minute, the rest without network; at most the bar',
  measure: async () => {
    const { createTestApp } = await import('../../../apps/api/testing/test-app.ts');
    const { runRecordCheck } = await import('../../../apps/api/proofs/record-check.ts');
    const { failures, ...counts } = await closing(await createTestApp(), (app) =>
      runRecordCheck(app, { tampered: TAMPERED }),
    );
    tellFailures(failures);
    return { value: failures.length, ok: failures.length === 0, explanation: counts };
  },
};

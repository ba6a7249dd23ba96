import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

export const uploadCorpus: Figure = {
  name: 'upload-corpus',
  bar: 0,
  says: 'uploads of bombs, polyglots, foreign formats, metadata and truncated files that were wrongly accepted, refused or stored, each sent through every call that takes a picture; at most the bar',
  measure: async () => {
    const { createTestApp } = await import('../../../apps/api/testing/test-app.ts');
    const { runUploadCorpus } = await import('../../../apps/api/proofs/upload-corpus.ts');
    const { failures, ...counts } = await closing(await createTestApp(), runUploadCorpus);
    tellFailures(failures);
    return { value: failures.length, ok: failures.length === 0, explanation: counts };
  },
};

import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const BAR = 30;

export const search: Figure = {
  name: 'search',
  bar: BAR,
  says: 'p99 in milliseconds of a search over 2,000 services, misspelt, in Hindi and in romanised Hindi, the whole call; at most the bar, with the expected service first each time',
  measure: async () => {
    const { createTestApp } = await import('../../../apps/api/testing/test-app.ts');
    const { measureSearch } = await import('../../../apps/api/proofs/search-load.ts');

    const { p50, p99, missed, ...counts } = await closing(await createTestApp(), (app) =>
      measureSearch(app, { services: 2000, rounds: 20 }),
    );
    tellFailures(missed);
    return {
      value: Number(p99.toFixed(1)),
      ok: p99 <= BAR && missed.length === 0,
      explanation: { ...counts, p50: `${p50.toFixed(1)} ms`, missed: missed.length },
    };
  },
};

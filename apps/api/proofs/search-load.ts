import { searchServices } from '@karigar/contract/catalogue/search-services';
import { EXPECTED_FIRST } from '#testing/search-queries';
import type { TestApp } from '#testing/test-app';
import { percentile } from './load-plan.ts';
import { fillCatalogue } from './search-load-store.ts';

export type SearchSizes = { readonly services: number; readonly rounds: number };

/** Measures the whole call over the wire, one after the other, for every known query. */
export const measureSearch = async (app: TestApp, { services, rounds }: SearchSizes) => {
  const filled = await fillCatalogue(app.database, services);
  const token = await app.signIn('guest');
  const latencies: number[] = [];
  const missed: string[] = [];
  const ask = async (typed: string): Promise<string[]> => {
    const began = performance.now();
    const reply = await app.send(searchServices, { words: typed }, { token });
    latencies.push(performance.now() - began);
    return (reply.body.data as { name: string }[]).map(({ name }) => name);
  };
  // Warm up: prepared statements and caches as they are a minute after a start.
  for (const [typed] of EXPECTED_FIRST) await ask(typed);
  latencies.length = 0;
  for (let round = 0; round < rounds; round += 1)
    for (const [typed, first] of EXPECTED_FIRST) {
      const [found = ''] = await ask(typed);
      if (!found.endsWith(first)) missed.push(`${typed}: ${found}`);
    }
  const sorted = Float64Array.from(latencies).toSorted();
  return {
    services: filled,
    searches: latencies.length,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    missed: [...new Set(missed)],
  };
};

import { expect, it } from 'vitest';
import { createRefresh } from './refresh.ts';

it('reads one key once at a time, and once more for all hints that arrived meanwhile', async () => {
  const reads: { readonly key: unknown; readonly end: () => void }[] = [];
  const refresh = createRefresh((key) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    reads.push({ key, end: resolve });
    return promise;
  });
  for (let hints = 0; hints < 5; hints += 1) refresh(['chat', 42]);
  refresh(['notifications']);
  expect(reads.map(({ key }) => key)).toEqual([['chat', 42], ['notifications']]);
  reads[0]?.end();
  await Promise.resolve();
  expect(reads).toHaveLength(3);
  reads[2]?.end();
  await Promise.resolve();
  await Promise.resolve();
  expect(reads).toHaveLength(3);
  refresh(['chat', 42]);
  expect(reads).toHaveLength(4);
});

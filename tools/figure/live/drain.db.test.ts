import { expect, it } from 'vitest';
import { runDrain } from './run-drain.ts';

it('a draining process moves every live client to another, a few at a time, and none misses a change', async () => {
  const drain = await runDrain(100, 50);
  console.log(`drain: ${JSON.stringify(drain)}`);
  expect(drain).toMatchObject({ clients: 100, missed: 0, exit: 0 });
  expect(drain.secondsToMove).toBeGreaterThan(1.5);
  expect(drain.secondsToMove).toBeLessThan(30);
}, 90_000);

import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createMemoryLog } from '#testing/memory-log';
import { createMetrics } from '#platform/telemetry';
import { startRounds } from './rounds.ts';

it('a round repeats at once while there is more, and then waits for its interval', async () => {
  let steps = 0;
  const go = async (): Promise<boolean> => {
    steps += 1;
    return steps < 5;
  };
  const rounds = startRounds([{ name: 'sweep', everyMs: 60_000, go }], {
    log: createMemoryLog().log,
    metrics: createMetrics(),
  });
  await pause(30);
  await rounds.stop();
  expect(steps).toBe(5);
});

it('a round is retried after a failure, which is logged', async () => {
  const { log, lines } = createMemoryLog();
  const go = async (): Promise<boolean> => {
    throw new Error('no broom');
  };
  const metrics = createMetrics();
  const rounds = startRounds([{ name: 'sweep', everyMs: 1, go }], { log, metrics });
  await pause(50);
  await rounds.stop();
  const page = await metrics.render();
  expect(page).toMatch(/karigar_round_failures_total\{round="sweep"\} [1-9]/);
  expect(page).toContain('karigar_round_every_seconds{round="sweep"} 0.001');
  expect(lines.length).toBeGreaterThan(2);
  expect(lines[0]).toContain('no broom');
  expect(lines[0]).toContain('"round":"sweep"');
});

it('a round that runs is awaited on stop', async () => {
  let finished = false;
  const go = async (): Promise<boolean> => {
    await pause(30);
    finished = true;
    return true;
  };
  await startRounds([{ name: 'sweep', everyMs: 1, go }], {
    log: createMemoryLog().log,
    metrics: createMetrics(),
  }).stop();
  expect(finished).toBe(true);
});

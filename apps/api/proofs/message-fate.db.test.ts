import { expect, it } from 'vitest';
import { withFateWorld } from './message-fate-world.ts';
import { runMessageFate, type FateSize, type MessageFate } from './message-fate.ts';
import type { PlantedBug } from './message-fate-main.ts';

/** Those of an hour and less; the figure has all. */
const KINDS = [
  'at-your-door',
  'running-late',
  'overdue',
  'serviceman-assigned',
  'cancelled-by-team',
  'nobody-yet',
  'nobody-came',
  'moved-by-team',
];
const SMALL: FateSize = {
  messages: 64,
  kills: 0,
  speed: 60,
  overMs: 3_000,
  patienceMs: 8_000,
  kinds: KINDS,
};

const run = (size: FateSize, bug?: PlantedBug): Promise<MessageFate> =>
  withFateWorld(bug, (world, providers, file) => runMessageFate(world, providers, file, size));

it('every message reaches its customer in time or is shown, none twice, with the worker killed and a provider away', async () => {
  const fate = await run({ ...SMALL, messages: 96, kills: 1, overMs: 9_000, patienceMs: 150_000 });
  console.info(`message-fate: ${JSON.stringify(fate)}`);
  expect(fate).toMatchObject({ silent: 0, untrue: 0, twice: 0, unrecorded: 0 });
  expect(fate.states).not.toHaveProperty('open');
  expect(fate.inTime).toBeGreaterThan(48);
  expect(fate.cost).toBeLessThanOrEqual(fate.budget);
}, 300_000);

it('finds the bug: what may be sent is sent by the next', async () => {
  const size = { ...SMALL, faults: { cut: 0.5 } };
  expect((await run(size, 'what may be sent is sent by the next')).twice).toBeGreaterThan(0);
}, 240_000);

it('finds the bug: who waits is forgotten', async () => {
  const fate = await run({ ...SMALL, planted: 'who waits is forgotten' });
  expect(fate.silent).toBeGreaterThan(0);
}, 240_000);

it('finds the bug: a provider is believed', async () => {
  expect((await run({ ...SMALL, planted: 'a provider is believed' })).untrue).toBeGreaterThan(0);
}, 240_000);

import { expect, it } from 'vitest';
import type { PlantedBug } from './message-fate-main.ts';
import { withSosWorld } from './sos-world.ts';
import { runSos, type Sos, type SosSize } from './sos.ts';

const SMALL: SosSize = {
  alarms: 24,
  kills: 0,
  overMs: 2_000,
  loss: 0.2,
  faults: { failing: 0.05, cut: 0.05, limited: 0.1, answerMs: 60 },
};

const run = (size: SosSize, bug?: PlantedBug): Promise<Sos> =>
  withSosWorld(bug, (world, providers) => runSos(world, providers, size));

it('every alarm is in the queue and heard on duty within 30 s, none lost or doubled, with the server killed', async () => {
  const sos = await run({ ...SMALL, kills: 1 });
  console.info(`sos: ${JSON.stringify(sos)}`);
  expect(sos).toMatchObject({ alarms: 24, unheard: 0, notInQueue: 0, doubled: 0, afterEnd: 0 });
  expect(sos.repeats).toBeGreaterThan(0);
}, 240_000);

it('finds the bug: what may be sent is sent by the next', async () => {
  const size = { ...SMALL, faults: { cut: 0.5 } };
  const sos = await run(size, 'what may be sent is sent by the next');
  expect(sos.doubled).toBeGreaterThan(0);
}, 240_000);

it('finds the bug: a job is forgotten', async () => {
  expect((await run({ ...SMALL, planted: 'a job is forgotten' })).unheard).toBeGreaterThan(0);
}, 240_000);

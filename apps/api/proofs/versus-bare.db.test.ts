import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from './load-app.ts';
import { startGenerator } from './load-process.ts';
import {
  contendReading,
  contendStarting,
  createContest,
  listCall,
  startCall,
  type Contest,
} from './versus-bare.ts';
import { timeParts } from './versus-bare-parts.ts';

const FLOOR = 0.2;

let contest: Contest;
beforeAll(async () => {
  contest = await createContest({ bookings: 2600, servicemen: 200 });
});
afterAll(() => contest.close());

it('the bare route replies to list-bookings with the same bytes', async () => {
  const whole = await ask(contest.whole, listCall(7));
  expect(JSON.parse(whole)).toMatchObject({ success: true, data: { length: 10 } });
  expect(await ask(contest.bare, listCall(7))).toBe(whole);
});

it('the bare route starts work with the same reply and the same rows', async () => {
  const [one, other] = contest.takeStartable(2);
  if (!one || !other) throw new Error('nothing to start');
  const whole = await ask(contest.whole, startCall(one, 'one'));
  expect(await ask(contest.bare, startCall(other, 'other'))).toBe(whole);
  expect(await contest.lookAt(other.id)).toEqual(await contest.lookAt(one.id));
});

it('the pipeline and the bare route both handle a load, and the parts can be timed', async () => {
  const generator = await startGenerator({ pin: false });
  const effort = { rounds: 1, seconds: 0.3, writes: 20, connections: 4 };
  try {
    const read = await contendReading(contest, generator, effort);
    const started = await contendStarting(contest, generator, effort);
    // Loose, for a busy machine; the figures check the real bar.
    expect(read.ratio).toBeGreaterThan(FLOOR);
    expect(started.ratio).toBeGreaterThan(FLOOR);
  } finally {
    generator.stop();
  }
  const parts = Object.keys(await timeParts(contest));
  expect(parts).toEqual(['session', 'limits', 'decode', 'encode', 'metrics', 'log']);
});

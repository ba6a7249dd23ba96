import { expect, test } from 'vitest';
import { memoryStorage } from '../device/memory-storage.ts';
import { createServerClock } from './server-clock.ts';

const NOON = Date.UTC(2026, 10, 15, 6, 30);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** A phone whose clock is off by this much, and a server with the right time. */
const phoneWrongBy = (wrong: number, storage = memoryStorage()) => {
  const world = { time: NOON, steady: 0, wrong };
  const phoneNow = () => world.time + world.wrong;
  const clock = createServerClock(storage, phoneNow, () => world.steady);
  const pass = (ms: number): void => {
    world.time += ms;
    world.steady += ms;
  };
  /** The server replies half-way; its header has whole seconds. */
  const ask = (tripMs = 200): void => {
    const sentAt = phoneNow();
    pass(tripMs / 2);
    const serverAt = Math.floor(world.time / SECOND) * SECOND;
    pass(tripMs / 2);
    clock.hear({ serverAt, sentAt, heardAt: phoneNow() });
  };
  return { world, clock, pass, ask, storage };
};

test.for([DAY, -DAY, 3 * MINUTE, -3 * MINUTE])(
  'a clock wrong by %i ms is detected with the first reply',
  (wrong) => {
    const { world, clock, ask } = phoneWrongBy(wrong);
    expect(clock.now()).toBe(world.time + wrong);
    ask();
    expect(Math.abs(clock.now() - world.time)).toBeLessThanOrEqual(SECOND);
    expect(Math.abs(clock.offset() + wrong)).toBeLessThanOrEqual(SECOND);
  },
);

test('a clock wrong by less than two minutes is ignored', () => {
  const { clock, world, ask } = phoneWrongBy(-110 * SECOND);
  ask();
  expect(clock.offset()).toBe(0);
  expect(clock.now()).toBe(world.time - 110 * SECOND);
});

test('a reply after 20 seconds does not make a right clock wrong, and one after two minutes is ignored', () => {
  const right = phoneWrongBy(0);
  right.ask(20 * SECOND);
  expect(right.clock.offset()).toBe(0);
  const wrong = phoneWrongBy(DAY);
  wrong.ask(2 * MINUTE);
  expect(wrong.clock.offset()).toBe(0);
});

test('a running clock does not jump with each reply', () => {
  const { clock, pass, ask } = phoneWrongBy(DAY);
  ask();
  const measured = clock.offset();
  for (const trip of [40, 900, 3000, 20 * SECOND]) {
    pass(7321);
    ask(trip);
    expect(clock.offset()).toBe(measured);
  }
});

test('the offset is known at a start without network', () => {
  const { ask, storage } = phoneWrongBy(DAY);
  ask();
  const next = phoneWrongBy(DAY, storage);
  expect(Math.abs(next.clock.now() - next.world.time)).toBeLessThanOrEqual(SECOND);
});

test('a clock that was set back before the start is trusted until the next reply', () => {
  const { ask, storage } = phoneWrongBy(DAY);
  ask();
  const next = phoneWrongBy(0, storage);
  expect(next.clock.offset()).toBe(0);
});

test.for([DAY, -DAY])(
  'a clock wrong by %i ms that is corrected without network counts as right',
  (wrong) => {
    const { world, clock, pass, ask } = phoneWrongBy(wrong);
    ask();
    clock.look();
    world.wrong = 0;
    pass(15 * SECOND);
    clock.look();
    expect(clock.now()).toBe(world.time);
  },
);

test('a sleeping phone does not count as a changed clock', () => {
  const { world, clock, ask } = phoneWrongBy(DAY);
  ask();
  const measured = clock.offset();
  clock.look();
  // Wall time passes, while the monotonic clock stops.
  world.time += DAY;
  clock.look();
  expect(clock.offset()).toBe(measured);
});

test('listeners of the server clock are notified of a change, and of nothing else', () => {
  const { clock, world, pass, ask } = phoneWrongBy(DAY);
  let calls = 0;
  clock.subscribe(() => (calls += 1));
  ask();
  pass(10 * MINUTE);
  ask();
  expect(calls).toBe(1);
  world.wrong = 0;
  ask();
  expect(calls).toBe(2);
  expect(clock.offset()).toBe(0);
});

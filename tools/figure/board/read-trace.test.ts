import { expect, it } from 'vitest';
import { readTrace, type TraceEvent } from './read-trace.ts';

const event = (name: string, fromMs: number, ms: number, tid = 1): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts: fromMs * 1000,
  tts: fromMs * 1000,
  tdur: ms * 1000,
});
const main: TraceEvent = {
  ...event('thread_name', 0, 0),
  ph: 'M',
  args: { name: 'CrRendererMain' },
};

it('an update is all work since the frame before, and what is within another counts once', () => {
  const { updates, tasks } = readTrace([
    main,
    event('RunTask', 0, 9),
    event('FunctionCall', 0, 8),
    event('RunMicrotasks', 2, 3),
    event('Layout', 6, 4),
    event('FunctionCall', 11, 50, 2),
    event('UpdateLayoutTree', 20, 1),
    event('Commit', 22, 1),
    event('Commit', 30, 1),
    event('TimerFire', 40, 2),
    event('Commit', 50, 1),
  ]);
  expect(updates).toEqual([11, 2]);
  expect(tasks).toEqual([9]);
});

it('a trace without a page is an error, not a good figure', () => {
  expect(() => readTrace([main])).toThrow('no page that draws');
});

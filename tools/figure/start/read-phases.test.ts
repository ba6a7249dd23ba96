import { expect, it } from 'vitest';
import { readPhases, type PhaseEvent } from './read-phases.ts';

const event = (name: string, ts: number, dur = 0, rest: Partial<PhaseEvent> = {}): PhaseEvent => ({
  name,
  ph: dur > 0 ? 'X' : 'R',
  pid: 1,
  tid: 2,
  ts: ts * 1000,
  dur: dur * 1000,
  ...rest,
});

const mark = (name: string, ts: number): PhaseEvent =>
  event(name, ts, 0, { cat: 'blink.user_timing' });

const visit = [
  event('navigationStart', 100, 0, { args: { data: { documentLoaderURL: 'http://app/' } } }),
  event('navigationStart', 105, 0, { args: { data: { documentLoaderURL: '' } } }),
  event('RunTask', 110, 40),
  event('ParseHTML', 115, 30),
  event('v8.compile', 120, 10),
  event('RunTask', 200, 50),
  event('EvaluateScript', 200, 40),
  event('UpdateLayoutTree', 210, 5),
  event('RunTask', 110, 100, { tid: 3 }),
  mark('app: reads there', 230),
  mark('domLoading', 240),
  mark('first-seen', 300),
  event('RunTask', 290, 60),
];

it('each moment until the card belongs to one phase', () => {
  const { total, spent } = readPhases(visit);
  expect(total).toBe(200);
  expect(spent).toMatchObject({
    'read HTML': 20,
    'compile script': 10,
    'run script': 35,
    'match styles': 5,
    'other work': 10 + 10 + 10,
    wait: 100,
  });
  expect(Object.values(spent).reduce((sum, part) => sum + part)).toBe(total);
});

it('marks of the app are told by their time since the navigation', () => {
  expect(readPhases(visit).marks).toEqual({ 'reads there': 130 });
});

it('a trace without a card or a navigation is refused', () => {
  expect(() => readPhases(visit.filter(({ name }) => name !== 'first-seen'))).toThrow(
    'has not what the visit is for',
  );
  expect(() => readPhases(visit.slice(1))).toThrow('no navigation');
});

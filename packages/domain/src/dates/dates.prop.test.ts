import fc from 'fast-check';
import { it } from 'vitest';
import { dayOf, startOfDay } from './india-day.ts';
import { readWireDateTime, writeWireDateTime } from './wire-date.ts';

const anySecond = fc
  .integer({ min: Date.UTC(2000, 0) / 1000, max: Date.UTC(2100, 0) / 1000 })
  .map((second) => second * 1000);

it('reads back every second it writes', () => {
  fc.assert(fc.property(anySecond, (at) => readWireDateTime(writeWireDateTime(at)) === at));
});

it('reads every second as JavaScript writes it', () => {
  fc.assert(fc.property(anySecond, (at) => readWireDateTime(new Date(at).toISOString()) === at));
});

it('agrees with Intl about the day in Asia/Kolkata', () => {
  const platform = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  fc.assert(fc.property(anySecond, (at) => dayOf(at) === platform.format(at)));
});

it('puts every instant inside its day', () => {
  fc.assert(
    fc.property(anySecond, (at) => {
      const start = startOfDay(dayOf(at));
      return start <= at && at < start + 86_400_000;
    }),
  );
});

import { USUAL_HOURS } from '@karigar/domain/work-times/usual-hours';
import { expect, it } from 'vitest';
import { HALF_HOURS, nextSpan, spansOf, USUAL_WEEK, withDay } from './week.ts';

const LATE = { fromMinute: 720, toMinute: 1200 };

it('lists every half hour from midnight to midnight', () => {
  expect([HALF_HOURS[0], HALF_HOURS[1], HALF_HOURS.at(-1)]).toEqual([0, 30, 1440]);
});

it('changes the hours of one day and keeps the others', () => {
  const week = withDay(USUAL_WEEK, 3, [LATE], false);
  expect(spansOf(week, 3)).toEqual([LATE]);
  expect(spansOf(week, 2)).toEqual([USUAL_HOURS]);
  expect(spansOf(withDay(week, 3, [], false), 3)).toEqual([]);
});

it('changes every working day, and no free day', () => {
  const week = withDay(USUAL_WEEK, 3, [LATE], true);
  expect(week).toHaveLength(6);
  expect(spansOf(week, 6)).toEqual([LATE]);
  expect(spansOf(week, 7)).toEqual([]);
});

it('starts the next hours after the last, while the day has time left', () => {
  expect(nextSpan([])).toEqual(USUAL_HOURS);
  expect(nextSpan([USUAL_HOURS])).toEqual({ fromMinute: 1200, toMinute: 1320 });
  expect(nextSpan([{ fromMinute: 0, toMinute: 1380 }])).toBeNull();
});

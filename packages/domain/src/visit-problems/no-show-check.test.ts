import { describe, expect, it } from 'vitest';
import { checkNoShow, type NoShowFacts } from './no-show-check.ts';

const AT = Date.UTC(2026, 0, 15, 10);
const MINUTE = 60_000;
const DOOR = { latitude: 18.5, longitude: 73.8 };
const north = (metres: number) => ({ ...DOOR, latitude: DOOR.latitude + metres / 111_195 });

const ordinary: NoShowFacts = {
  week: { noShows: 1, completed: 20 },
  month: { noShows: 4, completed: 80 },
  withCustomer: 0,
  elsewhere: [{ place: north(8000), at: AT - 60 * MINUTE }],
  door: DOOR,
  cameAt: AT,
  calledAt: [AT + 5 * MINUTE, AT + 7 * MINUTE],
  metres: 40,
};
const none = { noShows: 0, completed: 0 };
const doubts = (change: Partial<NoShowFacts>) => checkNoShow({ ...ordinary, ...change });
const paid = { ok: true, value: [] };
const doubted = (...value: string[]) => ({ ok: true, value });

describe('check of a no-show', () => {
  it.each([
    ['of an ordinary serviceman', {}],
    ['that is the first of a new serviceman', { week: none, month: none }],
    [
      'that is the second of a new serviceman',
      { week: { ...none, noShows: 1 }, month: { ...none, noShows: 1 } },
    ],
    ['after a redial of a busy phone', { calledAt: [AT, AT + 5000] }],
    ['far from the pin in a large house', { metres: 300 }],
    [
      'after a drive at the speed of a car',
      { elsewhere: [{ place: north(8000), at: AT - 5 * MINUTE }] },
    ],
    ['next to the door before', { elsewhere: [{ place: north(550), at: AT }] }],
  ] as const)('pays a no-show %s at once', (_what, change) => {
    expect(doubts(change)).toEqual(paid);
  });

  it.each([
    ['many in a week', { week: { noShows: 4, completed: 29 } }, ['many-lately']],
    ['many in a month', { month: { noShows: 10, completed: 80 } }, ['many-lately']],
    ['the third of a new serviceman', { week: { noShows: 2, completed: 0 } }, ['many-lately']],
    ['a second one at the same customer', { withCustomer: 1 }, ['same-customer']],
    [
      'an arrival that nobody can drive to',
      { elsewhere: [{ place: north(8000), at: AT - MINUTE }] },
      ['elsewhere'],
    ],
    [
      'a report from another door during the waiting time',
      { elsewhere: [{ place: north(2000), at: AT + 5 * MINUTE }] },
      ['elsewhere'],
    ],
    [
      'two weak doubts together',
      { metres: 250, calledAt: [AT, AT + 5000] },
      ['calls-too-close', 'far-from-pin'],
    ],
    [
      'weak doubts beside a strong one',
      { metres: 250, withCustomer: 2 },
      ['same-customer', 'far-from-pin'],
    ],
  ] as const)('asks an operator about %s', (_what, change, found) => {
    expect(doubts(change)).toEqual(doubted(...found));
  });

  it('refuses three times the usual number in a week', () => {
    const refusal = { ok: false, refusal: 'not-home.too-many' };
    expect(doubts({ week: { noShows: 6, completed: 9 } })).toEqual(refusal);
    expect(doubts({ week: { noShows: 5, completed: 9 } })).toEqual(doubted('many-lately'));
    expect(doubts({ week: { noShows: 11, completed: 20 } })).toEqual(doubted('many-lately'));
    expect(doubts({ week: { noShows: 12, completed: 20 } })).toEqual(refusal);
  });
});

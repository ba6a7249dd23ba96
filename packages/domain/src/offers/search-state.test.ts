import { describe, expect, it } from 'vitest';
import { BOOKING_STATES } from '../bookings/booking.ts';
import { startOfDay, type IndiaDay } from '../dates/india-day.ts';
import { searchPlan } from './search-plan.ts';
import { searchState } from './search-state.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SATURDAY = startOfDay('2026-11-21' as IndiaDay);
const at = (hour: number): number => SATURDAY + hour * HOUR;

describe('deadlines of a search', () => {
  it.each([
    ['next week', at(15), at(-5 * 24), at(12), at(14)],
    ['placed at five in the morning for nine', at(9), at(5), at(8.5), at(8.75)],
    ['placed at night for noon', at(12), at(-1), at(9.5), at(11)],
    ['today, in four hours', at(15), at(11), at(13), at(14)],
    ['in an hour', at(15), at(14), at(14.5), at(14.75)],
    ['given back when it should begin', at(15), at(15), at(15), at(15.25)],
    ['given back after its time', at(15), at(16), at(16), at(16.25)],
  ])('%s', (_, startsAt, since, askUntil, helpUntil) =>
    expect(searchPlan(startsAt, since)).toEqual({ askUntil, helpUntil }),
  );
});

describe('who comes', () => {
  const booking = { startsAt: at(15), since: at(-100), cancelledBy: null } as const;

  it('is one state with the time of the next step while nobody is assigned', () => {
    const searching = { kind: 'searching', until: at(12), helpUntil: at(14) };
    expect(searchState({ ...booking, state: 'requested' })).toEqual(searching);
    expect(searchState({ ...booking, state: 'offered' })).toEqual(searching);
    expect(searchState({ ...booking, state: 'refused' })).toEqual({
      kind: 'with-operations',
      until: at(14),
      helpUntil: at(14),
    });
  });

  it('tells a booking for which nobody came from one that a person cancelled', () => {
    const cancelled = { ...booking, state: 'cancelled' } as const;
    expect(searchState({ ...cancelled, cancelledBy: 'system' })?.kind).toBe('nobody-came');
    expect(searchState({ ...cancelled, cancelledBy: 'customer' })).toBeNull();
    expect(searchState({ ...cancelled, cancelledBy: 'operator' })).toBeNull();
  });

  it('is no search once somebody is assigned', () =>
    expect(BOOKING_STATES.filter((state) => searchState({ ...booking, state }) !== null)).toEqual([
      'requested',
      'offered',
      'refused',
    ]));
});

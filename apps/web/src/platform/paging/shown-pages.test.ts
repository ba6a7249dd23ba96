import { describe, expect, it } from 'vitest';
import { aBooking, manyBookings } from '#testing/bookings';
import { shownPages } from './shown-pages.ts';

const [one, two, three] = [aBooking(1), aBooking(2), aBooking(3)] as const;

describe('shownPages', () => {
  it('a booking that is on two pages is shown once', () => {
    expect(
      shownPages([
        [one, two],
        [two, three],
      ]),
    ).toEqual([[one, two], [three]]);
  });

  it('a page without removed bookings keeps its identity', () => {
    const pages = [manyBookings(10), [three]];
    const shown = shownPages(pages.slice(0, 1));
    expect(shown[0]).toBe(pages[0]);
    expect(shownPages([[one, two]], ({ id }) => id === 2)).toEqual([[two]]);
  });
});

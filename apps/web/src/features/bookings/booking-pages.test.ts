import { describe, expect, it } from 'vitest';
import { aBooking, manyBookings } from '../../testing/bookings.ts';
import { beginsList, refreshPages, shownPages } from './booking-pages.ts';

const [one, two, three] = [aBooking(1), aBooking(2), aBooking(3)] as const;

describe('shownPages', () => {
  it('shows a booking once that is on two pages', () => {
    expect(
      shownPages([
        [one, two],
        [two, three],
      ]),
    ).toEqual([[one, two], [three]]);
  });

  it('keeps the identity of a page that loses none', () => {
    const pages = [manyBookings(10), [three]];
    const shown = shownPages(pages.slice(0, 1));
    expect(shown[0]).toBe(pages[0]);
    expect(shownPages([[one, two]], ({ id }) => id === 2)).toEqual([[two]]);
  });
});

it('puts each booking as it is now into its place', () => {
  const moved = aBooking(2, { serviceName: 'Moved' });
  expect(refreshPages([[one, two], [three]], [moved])).toEqual([[one, moved], [three]]);
});

it('knows when the pages no longer begin the list', () => {
  expect(beginsList([[one], [two]], [one, two, three])).toBe(true);
  expect(beginsList([[one], [two]], [two, three])).toBe(false);
  expect(beginsList([[one], [two]], [one])).toBe(false);
  expect(beginsList([], [])).toBe(true);
});

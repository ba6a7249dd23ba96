import { expect, it } from 'vitest';
import { aBooking } from '#testing/bookings';
import { beginsList, refreshPages } from './booking-pages.ts';

const [one, two, three] = [aBooking(1), aBooking(2), aBooking(3)] as const;

it('puts the current version of each booking into its place', () => {
  const moved = aBooking(2, { serviceName: 'Moved' });
  expect(refreshPages([[one, two], [three]], [moved])).toEqual([[one, moved], [three]]);
});

it('detects when the pages are no longer the start of the list', () => {
  expect(beginsList([[one], [two]], [one, two, three])).toBe(true);
  expect(beginsList([[one], [two]], [two, three])).toBe(false);
  expect(beginsList([[one], [two]], [one])).toBe(false);
  expect(beginsList([], [])).toBe(true);
});

import { expect, it } from 'vitest';
import { mayErase } from './erasure.ts';

it('allows erasure of an account without open obligations', () => {
  expect(mayErase({ openBookings: 0, unpaidBookings: 0 })).toEqual({ ok: true, value: null });
});

it.each([
  [1, 0, 'erasure.booking-open'],
  [1, 1, 'erasure.booking-open'],
  [0, 1, 'erasure.money-open'],
])(
  'with %d open and %d unpaid bookings refuses erasure as %s',
  (openBookings, unpaidBookings, refusal) => {
    expect(mayErase({ openBookings, unpaidBookings })).toEqual({ ok: false, refusal });
  },
);

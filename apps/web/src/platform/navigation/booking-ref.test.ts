import { expect, it } from 'vitest';
import { bookingRefOf, stateFor } from './booking-ref.ts';

it('reads bookingId and mainId from the history state', () => {
  expect(bookingRefOf({ bookingId: 7, mainId: 9 })).toEqual({ bookingId: 7, orderId: 9 });
  expect(bookingRefOf(stateFor({ id: 7, orderId: 9 }))).toEqual({ bookingId: 7, orderId: 9 });
});

it.each([null, undefined, 'x', {}, { bookingId: 7 }, { bookingId: '7', mainId: 9 }])(
  'finds no booking in the history state %j',
  (state) => {
    expect(bookingRefOf(state)).toBeNull();
  },
);

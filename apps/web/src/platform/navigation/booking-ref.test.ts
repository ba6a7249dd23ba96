import { expect, it } from 'vitest';
import { bookingRefIn, bookingRefOf, chatPath, stateFor } from './booking-ref.ts';

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

it('a chat has an address that names its booking', () => {
  const ref = { bookingId: 7, orderId: 9 };
  expect(bookingRefIn(new URL(chatPath(ref), 'https://karigar.test').search)).toEqual(ref);
  expect(bookingRefIn('')).toBeNull();
  expect(bookingRefIn('?bookingId=7&mainId=x')).toBeNull();
});

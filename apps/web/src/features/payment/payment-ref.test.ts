import { expect, it } from 'vitest';
import { paymentRefOf } from './payment-ref.ts';

it('reads bookingId and mainId from the navigation’s state', () => {
  expect(paymentRefOf({ bookingId: 7, mainId: 9 })).toEqual({ bookingId: 7, orderId: 9 });
});

it.each([null, undefined, 'x', {}, { bookingId: 7 }, { bookingId: '7', mainId: 9 }])(
  'finds none in %j',
  (state) => {
    expect(paymentRefOf(state)).toBeNull();
  },
);

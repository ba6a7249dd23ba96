import { expect, it } from 'vitest';
import { DESK_ROOMS, roomsOf } from './rooms.ts';

it('a dispatcher listens to the cities, to help and to countersigns', () => {
  expect(roomsOf(['dispatch'], [1, 2])).toEqual([-1, -2, DESK_ROOMS.help, DESK_ROOMS.countersigns]);
});

it('a reviewer of documents hears of no booking', () => {
  expect(roomsOf(['kyc'], [1])).toEqual([DESK_ROOMS.kyc, DESK_ROOMS.countersigns]);
});

it('an operator without a desk listens to no room', () => {
  expect(roomsOf([], [1])).toEqual([]);
});

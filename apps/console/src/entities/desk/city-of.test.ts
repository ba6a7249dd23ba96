import { expect, it } from 'vitest';
import { cityOf } from './city-of.ts';

const CITIES = [
  { id: 1, name: 'Pune' },
  { id: 2, name: 'Mumbai' },
];
const every = { cityId: null, cities: CITIES };

it('an operator of one city has that one, whatever the address says', () => {
  expect(cityOf({ cityId: 1, cities: CITIES }, '2', '2')).toBe(1);
});

it('an operator of every city has the one of the address, then the last one', () => {
  expect(cityOf(every, '2', '1')).toBe(2);
  expect(cityOf(every, null, '1')).toBe(1);
});

it('all cities can be chosen too, and are the choice at first', () => {
  expect(cityOf(every, 'all', '1')).toBeNull();
  expect(cityOf(every, null, null)).toBeNull();
  expect(cityOf(every, '99', null)).toBeNull();
});

import { expect, it } from 'vitest';
import { directionsTo, placeOf } from './place.ts';

const parts = { flatNo: '302', houseNo: '', street: 'Paud Road', area: 'Kothrud' };

it('shows the address, or its parts where there is none', () => {
  expect(placeOf({ ...parts, address: 'Flat 302, Paud Road' })).toBe('Flat 302, Paud Road');
  expect(placeOf({ ...parts, address: '' })).toBe('302, Paud Road, Kothrud');
});

it('leads there', () => {
  expect(directionsTo('5 & 6, MG Road')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=5%20%26%206%2C%20MG%20Road',
  );
});

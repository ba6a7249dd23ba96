import { expect, it } from 'vitest';
import { directionsTo, placeOf } from './place.ts';

const parts = {
  flatNo: 'B-704',
  houseNo: 'Sai Heritage',
  street: 'Paud Road, near Vanaz Metro',
  area: 'Kothrud',
  address: 'Kothrud, Pune 411038',
};
const WHOLE = 'B-704, Sai Heritage, Paud Road, near Vanaz Metro, Kothrud, Pune 411038';

it('the place shows every part of the address', () => {
  expect(placeOf(parts)).toBe(WHOLE);
  expect(placeOf({ ...parts, address: WHOLE })).toBe(WHOLE);
});

it('directions lead to the pin, and without a pin to the whole address', () => {
  const start = 'https://www.google.com/maps/dir/?api=1&destination=';
  expect(directionsTo({ ...parts, latitude: 18.5074, longitude: 73.8077 })).toBe(
    `${start}18.5074%2C73.8077`,
  );
  expect(directionsTo({ ...parts, latitude: null, longitude: null })).toBe(
    `${start}${encodeURIComponent(WHOLE)}`,
  );
});

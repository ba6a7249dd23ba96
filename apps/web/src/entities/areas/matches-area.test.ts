import { expect, it } from 'vitest';
import { matchesArea } from './matches-area.ts';

const baner = {
  id: 102,
  name: 'Baner',
  city: 'Pune',
  pinCode: '411045',
  latitude: 18.5,
  longitude: 73.8,
};

it.each(['', ' ', 'ban', 'BANER', 'pune', '4110', '411045'])('finds Baner by %j', (search) => {
  expect(matchesArea(baner, search)).toBe(true);
});

it.each(['045', 'banner', 'mumbai'])('does not find Baner by %j', (search) => {
  expect(matchesArea(baner, search)).toBe(false);
});

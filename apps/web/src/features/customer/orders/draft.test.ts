import { expect, it } from 'vitest';
import { addressLine, type DraftAddress } from '#entities/addresses/draft-address';
import { draftOf, formerOf, stepOf } from './draft.ts';

const HOME: DraftAddress = {
  id: null,
  label: 'Home',
  contactName: '',
  flatNo: 'B-704',
  street: 'Pan Card Club Road',
  landmark: '',
  areaId: 102,
  area: 'Baner',
  city: 'Pune',
  pinCode: '411045',
  latitude: 18.559,
  longitude: 73.7868,
};

it('a draft is restored from history', () => {
  const state = { choice: { quantity: 2, addOns: { 501: 1 } }, address: HOME, at: 1000 };
  expect(draftOf(state)).toEqual(state);
});

it.each([
  null,
  7,
  'x',
  { address: 'x', at: 'soon', choice: 1 },
  { address: { ...HOME, latitude: 'x' }, at: 1.5 },
  { address: { ...HOME, id: 'x' } },
])('a draft starts empty with %j', (state) => {
  expect(draftOf(state)).toEqual({
    choice: { quantity: 1, addOns: {} },
    address: null,
    at: null,
  });
});

it('the steps keep their order, whatever the history entry says', () => {
  const nothing = draftOf(null);
  expect(stepOf({ step: 'confirm' }, nothing)).toBe('address');
  const placed = { ...nothing, address: HOME };
  expect(stepOf({ step: 'confirm' }, placed)).toBe('time');
  expect(stepOf(null, placed)).toBe('time');
  expect(stepOf({ step: 'address' }, placed)).toBe('address');
  expect(stepOf({ step: 'confirm' }, { ...placed, at: 1 })).toBe('confirm');
});

it('an address is written on one line', () => {
  expect(addressLine(HOME)).toBe('B-704, Pan Card Club Road, Baner, Pune 411045');
});

it('a visit that is ordered again is read until the order has a step', () => {
  const again = { flatNo: 'B-704', street: 'Pan Card Club Road', at: 1000 };
  expect(formerOf({ again })).toEqual(again);
  expect(formerOf({ again, step: 'time' })).toBeNull();
  for (const wrong of [null, 7, {}, { again: 1 }, { again: { ...again, at: null } }])
    expect(formerOf(wrong)).toBeNull();
});

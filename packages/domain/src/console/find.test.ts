import { describe, expect, it } from 'vitest';
import { readSought, rolesFoundBy } from './find.ts';

describe('readSought', () => {
  it.each([
    ['9890011223', { kind: 'phone', phone: '9890011223' }],
    ['+91 98900-11223', { kind: 'phone', phone: '9890011223' }],
    [' Asha@Example.in ', { kind: 'email', email: 'asha@example.in' }],
    ['KRG-48213', { kind: 'number', bookingNo: 'KRG-48213', orderId: null }],
    ['krg 48213', { kind: 'number', bookingNo: 'KRG-48213', orderId: null }],
    ['krg48213', { kind: 'number', bookingNo: 'KRG-48213', orderId: null }],
    ['KRG-B17', { kind: 'number', bookingNo: 'KRG-B17', orderId: null }],
    ['48213', { kind: 'number', bookingNo: 'KRG-48213', orderId: 48_213 }],
    [
      '59018170364001',
      { kind: 'number', bookingNo: 'KRG-59018170364001', orderId: 59018170364001 },
    ],
    ['Rohan  Desh', { kind: 'name', start: 'rohan desh' }],
    ['आशा', { kind: 'name', start: 'आशा' }],
    ["D'Souza", { kind: 'name', start: "d'souza" }],
  ])('%s', (written, sought) => expect(readSought(written)).toEqual(sought));

  it.each(['', '  ', 'a', 'Ra', '- -', '98900x1122', 'asha@', 'a%b', '99999999999999999', '0'])(
    'finds nothing by %j',
    (written) => expect(readSought(written)).toBeNull(),
  );
});

describe('rolesFoundBy', () => {
  it('customers and servicemen for who works with bookings, servicemen for reviewers, else nobody', () => {
    expect(rolesFoundBy(['money'])).toEqual(['customer', 'serviceman']);
    expect(rolesFoundBy(['kyc', 'help'])).toEqual(['customer', 'serviceman']);
    expect(rolesFoundBy(['kyc'])).toEqual(['serviceman']);
    expect(rolesFoundBy(['admin', 'catalogue'])).toEqual([]);
    expect(rolesFoundBy(['audit'])).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { stepUpWay } from './step-up.ts';

const PHONE = { channel: 'phone', address: '9822012345' };
const EMAIL = { channel: 'email', address: 's@example.in' };
const contact = (phone: '' | 'written' | 'proven', email: '' | 'written' | 'proven') => ({
  phone: phone === '' ? null : PHONE.address,
  isPhoneProven: phone === 'proven',
  email: email === '' ? null : EMAIL.address,
  isEmailProven: email === 'proven',
});

it.each([
  ['proven', 'proven', undefined, PHONE, false],
  ['proven', 'proven', 'phone', PHONE, false],
  ['proven', 'proven', 'email', EMAIL, true],
  ['written', 'proven', undefined, PHONE, false],
  ['written', 'proven', 'email', EMAIL, true],
  ['written', 'proven', 'phone', PHONE, false],
  ['', 'proven', undefined, EMAIL, true],
  ['written', 'written', undefined, PHONE, false],
  ['written', '', undefined, PHONE, false],
] as const)(
  'sends a re-authentication code for a %s phone and %s email, asked by %s',
  (phone, email, by, to, needsPassword) => {
    expect(stepUpWay(contact(phone, email), by)).toEqual({ to, needsPassword });
  },
);

it.each([
  ['', 'written', undefined],
  ['', '', undefined],
  ['proven', 'written', 'email'],
  ['', 'proven', 'phone'],
] as const)('has no recipient for a %s phone and %s email, asked by %s', (phone, email, by) => {
  expect(stepUpWay(contact(phone, email), by)).toBeNull();
});

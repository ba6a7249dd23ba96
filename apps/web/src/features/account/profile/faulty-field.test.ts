import { expect, it } from 'vitest';
import { faultyField } from './faulty-field.ts';

const values = {
  firstName: 'Suresh',
  lastName: ' ',
  phone: '9822041763',
  address: '',
  email: 'suresh@example.in',
};

it.each([
  ['name.missing', 'lastName'],
  ['phone.invalid', 'phone'],
  ['phone.taken', 'phone'],
  ['email.taken', 'email'],
  ['file.too-large', null],
])('the refusal %s is about the field %s', (refusal, field) => {
  expect(faultyField(refusal, values)).toBe(field);
});

it('reports the missing first name before the other fields', () => {
  expect(faultyField('name.missing', { ...values, firstName: '' })).toBe('firstName');
});

import { expect, it } from 'vitest';
import { readEmail } from './email.ts';
import { readPersonName } from './person-name.ts';

it.each([
  [' Suresh@Example.IN ', 'suresh@example.in'],
  ['a.b+c@mail.example.co.in', 'a.b+c@mail.example.co.in'],
])('reads the email %j', (written, email) => {
  expect(readEmail(written)).toBe(email);
});

it.each([
  '',
  'suresh',
  'suresh@example',
  '@example.in',
  'a@b@example.in',
  'a b@example.in',
  'a@-x.in',
  'a@x..in',
  `${'a'.repeat(65)}@example.in`,
  `a@${'b.'.repeat(126)}in`,
])('refuses the email %j', (written) => {
  expect(readEmail(written)).toBeNull();
});

it('reads a name in any script, but none without a letter', () => {
  expect(readPersonName('  Mary   Ann ')).toBe('Mary Ann');
  expect(readPersonName('सुरेश')).toBe('सुरेश');
  expect(readPersonName(' ')).toBeNull();
  expect(readPersonName('--')).toBeNull();
});

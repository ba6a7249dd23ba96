import { expect, it } from 'vitest';
import { mayActAsBoth, roleForSignIn } from './roles.ts';

it.each([
  [['serviceman', 'customer'], 'customer', 'customer'],
  [['serviceman', 'customer'], 'serviceman', 'serviceman'],
  [['customer'], 'serviceman', 'customer'],
  [['operator'], 'serviceman', null],
  [[], 'serviceman', null],
] as const)('an account with roles %j that signs in as %s becomes %s', (held, door, role) => {
  expect(roleForSignIn(held, door)).toBe(role);
});

it('everyone but an operator may act in both roles', () => {
  expect(mayActAsBoth(['serviceman'])).toBe(true);
  expect(mayActAsBoth(['customer'])).toBe(true);
  expect(mayActAsBoth(['operator'])).toBe(false);
});

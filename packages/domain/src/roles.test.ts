import { expect, it } from 'vitest';
import { mayActAs, roleForSignIn } from './roles.ts';

it.each([
  [['serviceman', 'customer'], 'customer', 'customer'],
  [['serviceman', 'customer'], 'serviceman', 'serviceman'],
  [['customer'], 'serviceman', 'customer'],
  [['serviceman', 'operator'], 'customer', 'serviceman'],
  [['operator'], 'serviceman', 'operator'],
  [[], 'serviceman', null],
] as const)('an account with roles %j that signs in as %s becomes %s', (held, door, role) => {
  expect(roleForSignIn(held, door)).toBe(role);
});

it.each([
  [['serviceman'], 'customer', true],
  [['serviceman', 'operator'], 'operator', true],
  [['customer'], 'serviceman', true],
  [['operator'], 'customer', false],
  [['operator'], 'serviceman', false],
  [['customer'], 'operator', false],
] as const)('an account with roles %j may act as %s: %s', (held, wanted, may) => {
  expect(mayActAs(held, wanted)).toBe(may);
});

import { expect, it } from 'vitest';
import { mayActAs, roleAtDoor } from './roles.ts';

it.each([
  [['serviceman', 'customer'], 'customer', 'customer'],
  [['serviceman', 'customer'], 'serviceman', 'serviceman'],
  [['customer'], 'serviceman', 'customer'],
  [['serviceman', 'operator'], 'customer', 'serviceman'],
  [['operator'], 'serviceman', 'operator'],
  [[], 'serviceman', null],
] as const)('lets one who is %j in by the door of a %s as %s', (held, door, role) => {
  expect(roleAtDoor(held, door)).toBe(role);
});

it.each([
  [['serviceman'], 'customer', true],
  [['serviceman', 'operator'], 'operator', true],
  [['customer'], 'serviceman', false],
  [['customer'], 'operator', false],
] as const)('one who is %j may act as %s: %s', (held, wanted, may) => {
  expect(mayActAs(held, wanted)).toBe(may);
});

import { expect, it } from 'vitest';
import { roleAtDoor } from './roles.ts';

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

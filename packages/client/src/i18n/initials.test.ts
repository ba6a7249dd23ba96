import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Rohan Deshpande', 'RD'],
  ['asha ', 'A'],
  ['Farida K. Shaikh', 'FS'],
  ['', ''],
  ['मीनाक्षी अय्यर', 'मीअ'],
])('shortens the name %j to %j', (name, initials) => {
  expect(initialsOf(name, 'hi')).toBe(initials);
});

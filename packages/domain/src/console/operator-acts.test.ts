import { expect, it } from 'vitest';
import { operatorActs } from './operator-acts.ts';

it.each([
  ['requested', ['assign', 'ask', 'move', 'cancel']],
  ['offered', ['assign', 'ask', 'move', 'cancel']],
  ['refused', ['assign', 'ask', 'move', 'reopen', 'cancel']],
  ['assigned', ['assign', 'move', 'release', 'cancel']],
  ['started', ['hold', 'end', 'cancel']],
  ['held', ['assign', 'cancel']],
  ['ended', ['close']],
  ['completed', []],
  ['cancelled', ['reopen']],
] as const)('an operator can do with a booking that is %s: %o', (state, acts) => {
  expect(operatorActs(state)).toEqual(acts);
});

import { expect, it } from 'vitest';
import { itemNow, nextItem } from './next-item.ts';

const lanes = [
  {
    id: 'suresh',
    blocks: [
      { id: 'a', from: 9 },
      { id: 'b', from: 13 },
    ],
  },
  { id: 'imran', blocks: [] },
  {
    id: 'ganesh',
    blocks: [
      { id: 'c', from: 8 },
      { id: 'd', from: 12 },
    ],
  },
];

it.each([
  ['ArrowRight', { lane: 'suresh', block: null }, { lane: 'suresh', block: 'a' }],
  ['ArrowRight', { lane: 'suresh', block: 'b' }, { lane: 'suresh', block: 'b' }],
  ['ArrowLeft', { lane: 'suresh', block: 'a' }, { lane: 'suresh', block: null }],
  ['ArrowDown', { lane: 'suresh', block: 'b' }, { lane: 'imran', block: null }],
  ['ArrowDown', { lane: 'imran', block: null }, { lane: 'ganesh', block: null }],
  ['ArrowUp', { lane: 'suresh', block: null }, { lane: 'suresh', block: null }],
  ['Home', { lane: 'suresh', block: 'b' }, { lane: 'suresh', block: null }],
  ['End', { lane: 'suresh', block: null }, { lane: 'suresh', block: 'b' }],
  ['End', { lane: 'imran', block: null }, { lane: 'imran', block: null }],
  ['PageDown', { lane: 'suresh', block: 'b' }, { lane: 'ganesh', block: 'd' }],
])('%s from %o leads to %o', (key, from, to) => {
  expect(nextItem(lanes, from, key)).toEqual(to);
});

it('another key, and a lane that has gone, lead nowhere', () => {
  expect(nextItem(lanes, { lane: 'suresh', block: null }, 'Enter')).toBeNull();
  expect(nextItem(lanes, { lane: 'gone', block: null }, 'ArrowDown')).toBeNull();
});

it.each([
  ['stays where it is', { lane: 'suresh', block: 'b' }, { lane: 'suresh', block: 'b' }],
  ['is in another lane now', { lane: 'suresh', block: 'd' }, { lane: 'ganesh', block: 'd' }],
  ['has gone from the board', { lane: 'imran', block: 'z' }, { lane: 'imran', block: null }],
  ['was in a lane that has gone', { lane: 'gone', block: null }, { lane: 'suresh', block: null }],
])('an item that %s: %o is %o', (_, before, now) => {
  expect(itemNow(lanes, before)).toEqual(now);
});

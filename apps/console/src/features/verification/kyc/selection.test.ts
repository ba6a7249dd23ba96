import { expect, it } from 'vitest';
import type { Item } from './kyc-queries.ts';
import { addressOf, neighbour, nextAfter, readSelection } from './selection.ts';

const item = (accountId: number, of: Partial<Item>): Item => ({
  kind: 'document',
  accountId,
  name: 'Manoj Shinde',
  documentId: null,
  documentType: null,
  sentAt: 0,
  dueAt: 0,
  isLate: false,
  isSecond: false,
  ...of,
});
const ITEMS = [
  item(1, { documentId: 11, documentType: 'pan' }),
  item(2, { documentId: 21, documentType: 'aadhaar' }),
  item(1, { kind: 'bank' }),
  item(3, { kind: 'skills' }),
];

it.for([
  { accountId: 1, part: 11 },
  { accountId: 1, part: 'bank' },
  { accountId: 3, part: 'skills' },
] as const)('an address brings back %o', (chosen) => {
  const [, query] = addressOf(chosen).split('?');
  expect(readSelection(new URLSearchParams(query))).toEqual(chosen);
});

it.for(['', 'of=1', 'of=x&part=bank', 'of=1&part=1.5', 'of=-1&part=bank'])(
  'an address with "%s" chooses nothing',
  (query) => expect(readSelection(new URLSearchParams(query))).toBeNull(),
);

it('the neighbour of nothing is the first, and the last has none below', () => {
  expect(neighbour(ITEMS, null, 1)).toEqual({ accountId: 1, part: 11 });
  expect(neighbour(ITEMS, { accountId: 2, part: 21 }, -1)).toEqual({ accountId: 1, part: 11 });
  expect(neighbour(ITEMS, { accountId: 3, part: 'skills' }, 1)).toBeNull();
});

it('after an answer the rest of the same serviceman comes first', () => {
  const answered = { accountId: 1, part: 11 } as const;
  expect(nextAfter(answered, ITEMS, ITEMS.slice(1))).toEqual({ accountId: 1, part: 'bank' });
});

it('then the next of the queue, and after its end the oldest', () => {
  const second = { accountId: 2, part: 21 } as const;
  expect(nextAfter(second, ITEMS, ITEMS.slice(2))).toEqual({ accountId: 1, part: 'bank' });
  const last = { accountId: 3, part: 'skills' } as const;
  expect(nextAfter(last, ITEMS, ITEMS.slice(0, 3))).toEqual({ accountId: 1, part: 11 });
  expect(nextAfter(last, ITEMS, [])).toBeNull();
});

it('confirmed skills lead to the last look at the same serviceman', () => {
  const skills = { accountId: 3, part: 'skills' } as const;
  const now = [...ITEMS.slice(0, 3), item(3, { kind: 'last-look' })];
  expect(nextAfter(skills, ITEMS, now)).toEqual(skills);
});

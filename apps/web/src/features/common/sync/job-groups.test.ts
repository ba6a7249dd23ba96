import { expect, it } from 'vitest';
import type { Entry } from '#platform/action-queue/action';
import { groupByJob } from './job-groups.ts';

const entry = (order: number, bookingId: number): Entry => ({
  key: `key-${order}`,
  account: 'serviceman:1',
  bookingId,
  call: 'start-work',
  input: {},
  createdAt: order,
  after: null,
  order,
  isWhole: true,
  state: { kind: 'waiting', because: 'offline' },
});

it('makes one group for each booking, in the order of their first action', () => {
  const groups = groupByJob([entry(1, 7), entry(2, 9), entry(3, 7)]);
  expect(groups.map(({ bookingId }) => bookingId)).toEqual([7, 9]);
  expect(groups[0]?.entries.map(({ order }) => order)).toEqual([1, 3]);
});

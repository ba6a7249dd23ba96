import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { expect, it } from 'vitest';
import type { Board, Card } from './card.ts';
import { putCard } from './put-card.ts';

const TODAY = '2026-11-15' as IndiaDay;
const card: Card = {
  id: 1,
  orderId: 2,
  no: 'KRG-1',
  version: 1,
  state: 'refused',
  at: Date.parse('2026-11-15T13:00:00+05:30'),
  minutes: 90,
  service: 'AC gas refill',
  area: 'Baner',
  to: null,
  waits: 'nobody-took',
  dueAt: null,
};
const board: Board = {
  queue: [card],
  lanes: [
    { id: 7, name: 'Imran', onDuty: true, jobs: [] },
    { id: 8, name: 'Suresh', onDuty: true, jobs: [] },
  ],
  next: null,
  counts: {
    searching: 0,
    nobodyTook: 1,
    assigned: 0,
    overdue: 0,
    working: 0,
    heldDue: 0,
    noCode: 0,
  },
  skills: [],
  offersOn: true,
  sequence: 0,
};
const places = ({ queue, lanes }: Board): unknown => [
  queue.map(({ id }) => id),
  ...lanes.map(({ jobs }) => jobs.map(({ id }) => id)),
];

it('an assigned card leaves the queue for the lane of its assignee, and moves with it', () => {
  const assigned = { ...card, state: 'assigned', to: 7, waits: null } as const;
  const after = putCard(board, assigned, TODAY);
  expect(places(after)).toEqual([[], [1], []]);
  expect(places(putCard(after, { ...assigned, to: 8 }, TODAY))).toEqual([[], [], [1]]);
  expect(places(putCard(after, card, TODAY))).toEqual([[1], [], []]);
});

it('a card of another day or a cancelled one is nowhere', () => {
  const assigned = { ...card, state: 'assigned', to: 7, waits: null } as const;
  expect(places(putCard(board, assigned, '2026-11-16' as IndiaDay))).toEqual([[], [], []]);
  const cancelled = { ...assigned, state: 'cancelled' } as const;
  expect(places(putCard(board, cancelled, TODAY))).toEqual([[], [], []]);
});

it('late work stays in the queue and in its lane', () => {
  const late = { ...card, state: 'assigned', to: 7, waits: 'overdue' } as const;
  expect(places(putCard(board, late, TODAY))).toEqual([[1], [1], []]);
});

import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { expect, it } from 'vitest';
import type { Board, Card } from './card.ts';
import { putOnBoard } from './fresh-cards.ts';
import { keepBoard } from './keep-known.ts';

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
    { id: 7, name: 'Imran', onDuty: true, dayOff: false, jobs: [] },
    { id: 8, name: 'Suresh', onDuty: true, dayOff: false, jobs: [] },
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
  taken: [],
  offersOn: true,
  sequence: 0,
};
const places = ({ queue, lanes }: Board): unknown => [
  queue.map(({ id }) => id),
  ...lanes.map(({ jobs }) => jobs.map(({ id }) => id)),
];
const putCard = (on: Board, read: Card, day: IndiaDay, isOfBoard = true): Board =>
  putOnBoard(on, [], [{ ...read, isOfBoard }], day).board;

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

it('a card of another city or skill is in no queue, but in the lane of its assignee', () => {
  const other = { ...card, id: 2 };
  expect(places(putCard(board, other, TODAY, false))).toEqual([[1], [], []]);
  const assigned = { ...other, state: 'assigned', to: 8 } as const;
  expect(places(putCard(board, assigned, TODAY, false))).toEqual([[1], [], [2]]);
});

it('a search for a later day is not in the queue', () => {
  const searching = { ...card, state: 'offered', waits: null } as const;
  expect(places(putCard(board, searching, '2026-11-14' as IndiaDay))).toEqual([[], [], []]);
});

it('an older card changes nothing, and a card changes no other lane', () => {
  const assigned = { ...card, version: 2, state: 'assigned', to: 7, waits: null } as const;
  const after = putCard(board, assigned, TODAY);
  expect(after.lanes[1]).toBe(board.lanes[1]);
  expect(putCard(after, card, TODAY)).toBe(after);
});

it('a read of the whole keeps the objects of lanes and cards that are as they were', () => {
  const [imran, suresh] = board.lanes.map((lane) => ({ ...lane, jobs: [...lane.jobs] }));
  if (imran === undefined || suresh === undefined) throw new Error('no lanes');
  const read = { ...board, queue: [{ ...card }], lanes: [imran, { ...suresh, onDuty: false }] };
  const kept = keepBoard(board, read);
  expect(kept.queue).toBe(board.queue);
  expect(kept.lanes[0]).toBe(board.lanes[0]);
  expect(kept.lanes[1]).toEqual({ ...suresh, onDuty: false });
});

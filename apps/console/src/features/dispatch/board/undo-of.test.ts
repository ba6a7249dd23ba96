import { expect, it } from 'vitest';
import type { Card } from './card.ts';
import { undoOf } from './undo-of.ts';

const card: Card = {
  id: 1,
  orderId: 2,
  no: 'KRG-1',
  version: 3,
  state: 'refused',
  at: 5000,
  minutes: 60,
  service: 'Tap repair',
  area: 'Baner',
  to: null,
  waits: null,
  dueAt: null,
};
const how = { now: 1000, reason: 'Undone at once', nameOf: (id: number) => `No. ${id}` };
const assign = { act: 'assign', servicemanId: 8, name: 'Imran' } as const;

it('an assignment of what nobody had is released, another one goes to the assignee before', () => {
  expect(undoOf(card, assign, how)).toEqual({ act: 'release', reason: 'Undone at once' });
  const offered = { ...card, state: 'offered', to: 5 } as const;
  expect(undoOf(offered, assign, how)).toMatchObject({ act: 'release' });
  const assigned = { ...card, state: 'assigned', to: 5 } as const;
  expect(undoOf(assigned, assign, how)).toEqual({ act: 'assign', servicemanId: 5, name: 'No. 5' });
  expect(undoOf({ ...assigned, to: 8 }, assign, how)).toBeNull();
});

it('a visit moves back while its old time is still to come; nothing else has a way back', () => {
  const move = { act: 'move', at: 9000, reason: 'as agreed by phone' } as const;
  expect(undoOf(card, move, how)).toEqual({ act: 'move', at: 5000, reason: 'Undone at once' });
  expect(undoOf(card, move, { ...how, now: 6000 })).toBeNull();
  expect(undoOf(card, { act: 'ask' }, how)).toBeNull();
  expect(undoOf(card, { act: 'cancel', charge: 'none', reason: 'asked by phone' }, how)).toBeNull();
});

import { expect, it } from 'vitest';
import type { Card } from './card.ts';
import { queueOrder, stepTo } from './queue-order.ts';

const card = (id: number, waits: Card['waits'], dueAt: number | null): Card => ({
  id,
  orderId: 1,
  no: `KRG-${id}`,
  version: 1,
  state: waits === null ? 'offered' : 'refused',
  at: 1000,
  minutes: 60,
  service: 'Tap repair',
  area: 'Baner',
  to: null,
  waits,
  dueAt,
});
const queue = [card(1, null, 5), card(2, 'overdue', 90), card(3, 'nobody-took', 20)];
const ids = (cards: readonly Card[]) => cards.map(({ id }) => id);

it('what needs a person comes by deadline, what is being asked apart; without offers all needs one', () => {
  const { needed, asking } = queueOrder(queue, true);
  expect([ids(needed), ids(asking)]).toEqual([[3, 2], [1]]);
  const byHand = queueOrder(queue, false);
  expect([ids(byHand.needed), ids(byHand.asking)]).toEqual([[1, 3, 2], []]);
});

it('steps along the queue, and goes on where a card has left', () => {
  expect(stepTo(queue, null, 1, 0)?.id).toBe(1);
  expect(stepTo(queue, 1, 1, 0)?.id).toBe(2);
  expect(stepTo(queue, 3, 1, 0)?.id).toBe(3);
  expect(stepTo(queue, 1, -1, 0)?.id).toBe(1);
  expect(stepTo(queue, 99, 1, 1)?.id).toBe(2);
  expect(stepTo(queue, 99, -1, 1)?.id).toBe(1);
  expect(stepTo([], null, 1, 0)).toBeNull();
});

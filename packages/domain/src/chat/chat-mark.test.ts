import { expect, it } from 'vitest';
import { chatMark } from './chat-mark.ts';

const reader = { deliveredTo: 7, readTo: 5 };

it.each([
  [4, 'read'],
  [5, 'read'],
  [6, 'delivered'],
  [7, 'delivered'],
  [8, 'sent'],
] as const)('marks message %i as %s', (id, mark) => {
  expect(chatMark(id, reader)).toBe(mark);
});

it('marks every message as sent when the reader has not connected yet', () => {
  expect(chatMark(1, { deliveredTo: 0, readTo: 0 })).toBe('sent');
});

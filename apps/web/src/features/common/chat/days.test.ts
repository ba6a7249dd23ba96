import type { ChatMessage } from '@karigar/contract/chat/list-chat';
import { expect, it } from 'vitest';
import { daysOf } from './days.ts';

const at = (id: number, sentAt: number | null): ChatMessage => ({
  id,
  text: 'x',
  mine: true,
  sentAt,
  picture: null,
  mark: null,
});

it('starts a day at midnight in India, and leaves a message without a time in its place', () => {
  const before = Date.UTC(2026, 10, 14, 18, 29);
  const after = Date.UTC(2026, 10, 14, 18, 31);
  expect(
    daysOf([at(1, before), at(2, null), at(3, after)]).map(({ day, messages }) => [
      day,
      messages.map(({ id }) => id),
    ]),
  ).toEqual([
    ['2026-11-14', [1, 2]],
    ['2026-11-15', [3]],
  ]);
});

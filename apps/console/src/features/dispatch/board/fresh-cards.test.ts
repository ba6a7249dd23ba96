import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { ReadCard } from './card.ts';
import { freshCards } from './fresh-cards.ts';

const card = (version: number, state: ReadCard['state']): ReadCard =>
  ({ id: 1, version, state }) as ReadCard;

it('a cancelled booking does not come back with a card that was read before', () => {
  const fresh = freshCards(new QueryClient(), ['fresh-cards', 'today']);
  const began = Date.now();
  expect(fresh.keep([card(4, 'cancelled')])).toEqual([card(4, 'cancelled')]);
  expect(fresh.keep([card(3, 'assigned')])).toEqual([]);
  expect(fresh.since(began)).toEqual([card(4, 'cancelled')]);
  expect(fresh.keep([card(5, 'requested')])).toEqual([card(5, 'requested')]);
  expect(fresh.since(began)).toEqual([card(5, 'requested')]);
});

it('cards of another board are kept apart', () => {
  const client = new QueryClient();
  freshCards(client, ['fresh-cards', 'today']).keep([card(4, 'cancelled')]);
  expect(freshCards(client, ['fresh-cards', 'tomorrow']).keep([card(3, 'assigned')])).toHaveLength(
    1,
  );
});

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { matchesQuery } from './board-query.ts';
import type { Card } from './card.ts';
import { stepTo } from './queue-order.ts';
import type { BoardAddress } from './use-board-address.ts';

/** The matches of so many cards are read before anybody chooses them. */
const READ_AHEAD = 3;
/** Read again only when chosen, however often the queue changes. */
const READ_AHEAD_MS = 30_000;

/** Moves through the queue. After an act the card may leave it: the next step goes on from there. */
export const useQueueSteps = (
  cards: readonly Card[],
  selected: Card | null,
  choose: BoardAddress['choose'],
  list: RefObject<HTMLElement | null>,
) => {
  const queries = useQueryClient();
  const lastAt = useRef(0);
  const first = cards.slice(0, READ_AHEAD);
  const readAhead = useEffectEvent(() => {
    for (const card of first)
      void queries.prefetchQuery({ ...matchesQuery(card), staleTime: READ_AHEAD_MS });
  });
  const print = first.map(({ id, version }) => `${id}.${version}`).join(' ');
  useEffect(() => {
    if (print !== '') readAhead();
  }, [print]);

  const select = (card: Card): void => {
    lastAt.current = Math.max(
      0,
      cards.findIndex(({ id }) => id === card.id),
    );
    // The day of another visit was shown for that one alone.
    choose({ sel: card.no, who: null, visit: null });
  };
  return {
    select,
    step: (by: 1 | -1): void => {
      const next = stepTo(cards, selected?.id ?? null, by, lastAt.current);
      if (next === null) return;
      select(next);
      // From a lane or a button: Enter is then the booking's again, not the control's.
      list.current?.focus();
    },
  };
};

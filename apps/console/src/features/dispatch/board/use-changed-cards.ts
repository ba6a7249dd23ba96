import { MOST_CARDS } from '@karigar/contract/wire/console-fields';
import { readCards } from '@karigar/contract/dispatch/read-cards';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#platform/api/call';
import { liveKey } from '#platform/cache/live-keys';
import { bookingHints } from '#platform/live/booking-hints';
import {
  boardOf,
  boardQuery,
  cardKey,
  freshOf,
  laterLanesQuery,
  type BoardAsk,
} from './board-query.ts';
import type { Card, Lane, ReadCard } from './card.ts';
import { drawInTurn } from './draw-in-turn.ts';
import { putOnBoard } from './fresh-cards.ts';
import { isInLane } from './put-card.ts';
import { readInBatches } from './read-in-batches.ts';

/** Twice a second at most: ten changes a second are read five at a time. */
const REST_MS = 500;

const readAllAgain = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: liveKey.board }),
    queries.invalidateQueries({ queryKey: liveKey.lanes }),
  ]);

/** Draws cards that were read alone, without another read of the board. */
export const showCards = (queries: QueryClient, ask: BoardAsk, read: readonly ReadCard[]): void => {
  const reads = freshOf(queries, ask).keep(read);
  for (const card of reads)
    queries.setQueryData(cardKey(card.no), (known: Card | null | undefined) =>
      known && known.version <= card.version ? card : known,
    );
  const { queryKey } = boardQuery(ask);
  const board = queries.getQueryState(queryKey);
  if (board?.data === undefined) return;
  const { next } = board.data;
  const laterKey = laterLanesQuery(ask, next).queryKey;
  const later = queries.getQueryState(laterKey);
  const after = putOnBoard(board.data, later?.data ?? [], reads, ask.day);
  // With the time of the last read of the whole, which stays the next one's.
  if (after.board !== board.data)
    queries.setQueryData(queryKey, after.board, { updatedAt: board.dataUpdatedAt });
  if (later?.data !== undefined && after.later !== later.data)
    queries.setQueryData(laterKey, after.later, { updatedAt: later.dataUpdatedAt });
  const areAllRead = next === null || later?.data !== undefined;
  const hasLane = (id: number | null): boolean =>
    [...after.board.lanes, ...after.later].some((lane: Lane) => lane.id === id);
  // Somebody's first job of the day brings a lane.
  const isLaneMissing = reads.some(
    (card) => card.isOfBoard && isInLane(card, ask.day) && !hasLane(card.to),
  );
  if (areAllRead && isLaneMissing) void readAllAgain(queries);
};

/** Keeps the board current: a hint reads the card of its booking alone. */
export const useChangedCards = ({ cityId, day, skill }: BoardAsk): void => {
  const queries = useQueryClient();
  useEffect(() => {
    const ask: BoardAsk = { cityId, day, skill };
    const read = async (ids: readonly number[]): Promise<void> => {
      const result =
        ids.length > MOST_CARDS ? null : await call(readCards, { ids: [...ids], ...boardOf(ask) });
      if (result?.kind === 'ok')
        await drawInTurn(result.data, (card) => showCards(queries, ask, [card]));
      else await readAllAgain(queries);
    };
    return bookingHints.subscribe(readInBatches(read, REST_MS));
  }, [queries, cityId, day, skill]);
};

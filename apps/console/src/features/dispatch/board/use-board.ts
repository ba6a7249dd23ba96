import { useQuery } from '@tanstack/react-query';
import { boardQuery, cardQuery, laterLanesQuery, type BoardAsk } from './board-query.ts';
import type { Board, Card, Lane } from './card.ts';

/** The board of a city and day with all its lanes. */
export const useBoard = (ask: BoardAsk) => {
  const read = useQuery(boardQuery(ask));
  const after = read.data?.next ?? null;
  const later = useQuery(laterLanesQuery(ask, after)).data;
  const board: Board | undefined = read.data && {
    ...read.data,
    lanes: [...read.data.lanes, ...(later ?? [])],
  };
  return { read, board };
};

const newest = (cards: readonly (Card | null | undefined)[]): Card | null =>
  cards.reduce<Card | null>(
    (best, card) => (card && (best === null || card.version > best.version) ? card : best),
    null,
  );

/** The card with this number: on the board, or as it was read last. */
export const useCard = (board: Board | undefined, no: string | null): Card | null => {
  const isIt = (card: Card): boolean => card.no === no;
  const onBoard =
    no === null
      ? null
      : newest([
          board?.queue.find(isIt),
          ...(board?.lanes ?? []).map(({ jobs }: Lane) => jobs.find(isIt)),
        ]);
  const enabled = board !== undefined && no !== null && onBoard === null;
  const alone = useQuery({ ...cardQuery(no ?? ''), enabled }).data;
  return newest([onBoard, alone]);
};

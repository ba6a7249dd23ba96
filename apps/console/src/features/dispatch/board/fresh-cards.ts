import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Board, Lane, ReadCard } from './card.ts';
import { notOlder, putInLanes, putInQueue } from './put-card.ts';

/** Longer than any read of the board takes. */
const KEPT_MS = 30_000;

type Fresh = { readonly card: ReadCard; readonly at: number };

/** The cards that were read alone, for a read of the whole board that began before them. */
export const freshCards = (client: QueryClient, key: QueryKey) => {
  // Comparing every kept card with every new one would take longer than drawing them.
  client.setQueryDefaults(key.slice(0, 1), { structuralSharing: false });
  const all = (): readonly Fresh[] => client.getQueryData<readonly Fresh[]>(key) ?? [];
  return {
    /** Keeps and returns those that are not older than what is kept: a read may have overtaken another. */
    keep: (cards: readonly ReadCard[]): readonly ReadCard[] => {
      const now = Date.now();
      const known = new Map(all().map(({ card }) => [card.id, card.version]));
      const fresh = cards.filter(({ id, version }) => version >= (known.get(id) ?? 0));
      const ids = new Set(fresh.map(({ id }) => id));
      const others = all().filter(({ card, at }) => !ids.has(card.id) && at > now - KEPT_MS);
      client.setQueryData(key, [...others, ...fresh.map((card) => ({ card, at: now }))]);
      return fresh;
    },
    since: (time: number): readonly ReadCard[] =>
      all()
        .filter(({ at }) => at >= time)
        .map(({ card }) => card),
  };
};

const jobsOf = (lanes: readonly Lane[]) => lanes.map(({ jobs }) => jobs);

/** The board, whose later lanes are elsewhere, with cards that were read after it. */
export const putOnBoard = (
  board: Board,
  later: readonly Lane[],
  reads: readonly ReadCard[],
  day: IndiaDay,
): { readonly board: Board; readonly later: readonly Lane[] } => {
  const shown = [board.queue, ...jobsOf(board.lanes), ...jobsOf(later)];
  let { queue, lanes } = board;
  let others = later;
  for (const read of notOlder(reads, shown)) {
    queue = putInQueue(queue, read, day);
    lanes = putInLanes(lanes, read, day);
    others = putInLanes(others, read, day);
  }
  const isChanged = queue !== board.queue || lanes !== board.lanes;
  return { board: isChanged ? { ...board, queue, lanes } : board, later: others };
};

import { pollEvery } from '@karigar/client/cache/poll-every';
import { getBoard } from '@karigar/contract/dispatch/get-board';
import { listJobsToFree } from '@karigar/contract/dispatch/list-jobs-to-free';
import { listMatches } from '@karigar/contract/dispatch/list-matches';
import { listMoves } from '@karigar/contract/dispatch/list-moves';
import { readCards } from '@karigar/contract/dispatch/read-cards';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';
import type { Board, Card, Lane } from './card.ts';
import { freshCards, putOnBoard } from './fresh-cards.ts';
import { keepBoard, keepLanes } from './keep-known.ts';
import { notOlder, putInLanes } from './put-card.ts';

const POLL_MS = 5000;
/** A deadline comes without a change, so without a hint. */
const LIVE_POLL_MS = 30_000;
const LATER_LANES_MS = 30_000;
const LEAST_POLL_MS = 1000;

export type BoardAsk = {
  readonly cityId: number;
  readonly day: IndiaDay;
  readonly skill: string | null;
};

/** The city and the skill of the board, with which single cards are read. */
export const boardOf = ({ cityId, skill }: BoardAsk) => ({
  cityId,
  ...(skill !== null && { skill }),
});

const inputOf = (ask: BoardAsk) => ({ ...boardOf(ask), day: ask.day });

export const freshOf = (client: QueryClient, ask: BoardAsk) =>
  freshCards(client, ['fresh-cards', ask]);

type Times = { readonly dataUpdatedAt: number; readonly errorUpdatedAt: number };

/** Counted from the last read of the whole: cards that are put in between do not put it off. */
const wholeEvery = (ms: number, whileLive: number) => {
  const every = pollEvery(ms, whileLive);
  return ({ state }: { readonly state: Times & { readonly error: Error | null } }): number => {
    const since = Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt);
    return Math.max(LEAST_POLL_MS, every({ state }) - since);
  };
};

export const boardQuery = (ask: BoardAsk) =>
  queryOptions({
    queryKey: [...liveKey.board, ask],
    queryFn: async ({ client, signal }): Promise<Board> => {
      const began = Date.now();
      const board: Board = await reading(getBoard, inputOf(ask))({ signal });
      return putOnBoard(board, [], freshOf(client, ask).since(began), ask.day).board;
    },
    structuralSharing: (known, read) =>
      known === undefined ? read : keepBoard(known as Board, read as Board),
    refetchInterval: wholeEvery(POLL_MS, LIVE_POLL_MS),
  });

const readLaterLanes = async (ask: BoardAsk, first: number, signal: AbortSignal) => {
  const lanes: Lane[] = [];
  for (let after: number | null = first; after !== null;) {
    const page = await reading(getBoard, { ...inputOf(ask), after })({ signal });
    lanes.push(...page.lanes);
    after = page.next;
  }
  return lanes;
};

/** The lanes after the first sixty. */
export const laterLanesQuery = (ask: BoardAsk, after: number | null) =>
  queryOptions({
    queryKey: [...liveKey.lanes, ask, after],
    queryFn: async ({ client, signal }): Promise<readonly Lane[]> => {
      const began = Date.now();
      const lanes = await readLaterLanes(ask, after ?? 0, signal);
      const shown = lanes.map(({ jobs }) => jobs);
      const fresh = notOlder(freshOf(client, ask).since(began), shown);
      return fresh.reduce<readonly Lane[]>((all, card) => putInLanes(all, card, ask.day), lanes);
    },
    structuralSharing: (known, read) =>
      known === undefined ? read : keepLanes(known as readonly Lane[], read as readonly Lane[]),
    enabled: after !== null,
    refetchInterval: wholeEvery(LATER_LANES_MS, LATER_LANES_MS),
  });

/** Of the version that is shown: another version may fit somebody else. */
export const matchesQuery = ({ id, orderId, version }: Card) =>
  queryOptions({
    queryKey: [...liveKey.matches, id, version],
    queryFn: reading(listMatches, { bookingId: id, orderId }),
    refetchInterval: pollEvery(POLL_MS, LIVE_POLL_MS),
  });

export const movesQuery = ({ id, orderId, version }: Card, day: IndiaDay) =>
  queryOptions({
    queryKey: ['moves', id, version, day],
    queryFn: reading(listMoves, { bookingId: id, orderId, day }),
  });

export const jobsToFreeQuery = (servicemanId: number, day: IndiaDay) =>
  queryOptions({
    queryKey: ['jobs-to-free', servicemanId, day],
    queryFn: reading(listJobsToFree, { servicemanId, day }),
  });

export const cardKey = (no: string) => ['card', no] as const;

/** A card that an act has read alone, as it is now: it may have left the board. */
export const cardQuery = (no: string) =>
  queryOptions({
    queryKey: cardKey(no),
    queryFn: async ({ client, queryKey, signal }): Promise<Card | null> => {
      const known = client.getQueryData<Card>(queryKey);
      if (!known) return null;
      const [now] = await reading(readCards, { ids: [known.id] })({ signal });
      return now ?? known;
    },
    refetchInterval: pollEvery(POLL_MS, LIVE_POLL_MS),
  });

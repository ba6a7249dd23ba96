import { pollEvery } from '@karigar/client/cache/poll-every';
import { getBoard } from '@karigar/contract/dispatch/get-board';
import { listJobsToFree } from '@karigar/contract/dispatch/list-jobs-to-free';
import { listMatches } from '@karigar/contract/dispatch/list-matches';
import { listMoves } from '@karigar/contract/dispatch/list-moves';
import { readCards } from '@karigar/contract/dispatch/read-cards';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';
import type { Card } from './card.ts';

const POLL_MS = 5000;
/** A deadline comes without a change, so without a hint. */
const LIVE_POLL_MS = 30_000;
const LATER_LANES_MS = 30_000;

export type BoardAsk = {
  readonly cityId: number;
  readonly day: IndiaDay;
  readonly skill: string | null;
};

const inputOf = ({ cityId, day, skill }: BoardAsk) => ({
  cityId,
  day,
  ...(skill !== null && { skill }),
});

export const boardQuery = (ask: BoardAsk) =>
  queryOptions({
    queryKey: [...liveKey.board, ask],
    queryFn: reading(getBoard, inputOf(ask)),
    refetchInterval: pollEvery(POLL_MS, LIVE_POLL_MS),
  });

/** The lanes after the first sixty. */
export const laterLanesQuery = (ask: BoardAsk, after: number | null) =>
  infiniteQueryOptions({
    queryKey: [...liveKey.lanes, ask, after],
    queryFn: ({ pageParam, signal }) =>
      reading(getBoard, { ...inputOf(ask), ...(pageParam !== null && { after: pageParam }) })({
        signal,
      }),
    initialPageParam: after,
    getNextPageParam: ({ next }) => next,
    enabled: after !== null,
    refetchInterval: pollEvery(LATER_LANES_MS, LATER_LANES_MS),
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

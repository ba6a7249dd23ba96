import { pollEvery } from '@karigar/client/cache/poll-every';
import type { OutputOf } from '@karigar/contract/define-call';
import { getRecord } from '@karigar/contract/record/get-record';
import { listHistory } from '@karigar/contract/record/list-history';
import type { HistoryPart } from '@karigar/domain/console/record';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';

export type BookingRecord = OutputOf<typeof getRecord>;
export type HistoryEvent = OutputOf<typeof listHistory>['events'][number];

/** Each read is audited: it is read again when its history changed, not by the clock. */
export const recordQuery = (no: string) =>
  queryOptions({ queryKey: ['record', no], queryFn: reading(getRecord, { no }) });

/** Without the stream a change is found by reading. */
const POLL_MS = 15_000;
const LIVE_POLL_MS = 120_000;

export const historyQuery = (
  { id, orderId }: Pick<BookingRecord, 'id' | 'orderId'>,
  part: HistoryPart | null,
) =>
  infiniteQueryOptions({
    queryKey: [...liveKey.history, id, part],
    queryFn: ({ signal, pageParam }) =>
      reading(listHistory, {
        bookingId: id,
        orderId,
        ...(part !== null && { part }),
        ...(pageParam !== null && { after: pageParam }),
      })({ signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: pollEvery(POLL_MS, LIVE_POLL_MS),
  });

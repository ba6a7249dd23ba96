import { pollEvery } from '@karigar/client/cache/poll-every';
import type { OutputOf } from '@karigar/contract/define-call';
import { getPayoutRun } from '@karigar/contract/payouts/get-payout-run';
import { listPayoutRuns } from '@karigar/contract/payouts/list-payout-runs';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';

export type Run = OutputOf<typeof listPayoutRuns>[number];
export type OneRun = OutputOf<typeof getPayoutRun>;
export type Row = OneRun['rows'][number];

const POLL_MS = 15_000;
const LIVE_POLL_MS = 60_000;
const RUNS_PAGE = 20;
const ROWS_PAGE = 100;

export const runsQuery = infiniteQueryOptions({
  queryKey: liveKey.payoutRuns,
  queryFn: ({ signal, pageParam }) =>
    reading(listPayoutRuns, pageParam === null ? {} : { before: pageParam })({ signal }),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => (page.length === RUNS_PAGE ? (page.at(-1)?.id ?? null) : null),
  refetchInterval: pollEvery(POLL_MS, LIVE_POLL_MS),
});

/** A run with its rows. Reading it is audited: hints read it again, no clock does. */
export const runQuery = (runId: number) =>
  infiniteQueryOptions({
    queryKey: [...liveKey.payoutRuns, runId],
    queryFn: ({ signal, pageParam }) =>
      reading(getPayoutRun, { runId, ...(pageParam !== null && { after: pageParam }) })({ signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ rows }) => (rows.length === ROWS_PAGE ? (rows.at(-1)?.id ?? null) : null),
  });

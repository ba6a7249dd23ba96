import { pollEvery } from '@karigar/client/cache/poll-every';
import { listOpenCases } from '@karigar/contract/corrections/list-open-cases';
import type { OutputOf } from '@karigar/contract/define-call';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';

export type Case = OutputOf<typeof listOpenCases>['cases'][number];

const POLL_MS = 60_000;

/** Reading it is audited, so nothing but a change or a minute reads it again. */
export const casesQuery = queryOptions({
  queryKey: liveKey.cases,
  queryFn: ({ signal }) => reading(listOpenCases, {})({ signal }),
  refetchInterval: pollEvery(POLL_MS, POLL_MS),
});

/** Takes an answered question off the list, without reading the others again. */
export const useTakeOff = (): ((caseNo: string) => void) => {
  const client = useQueryClient();
  return (caseNo) =>
    client.setQueryData(casesQuery.queryKey, (read) =>
      read === undefined
        ? read
        : { waiting: read.waiting - 1, cases: read.cases.filter((one) => one.caseNo !== caseNo) },
    );
};

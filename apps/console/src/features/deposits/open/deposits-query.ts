import { pollEvery } from '@karigar/client/cache/poll-every';
import { listOpenDeposits } from '@karigar/contract/corrections/list-open-deposits';
import type { OutputOf } from '@karigar/contract/define-call';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';

export type Deposit = OutputOf<typeof listOpenDeposits>['deposits'][number];

const POLL_MS = 60_000;

/** Reading it is audited, so nothing but a change or a minute reads it again. */
export const depositsQuery = queryOptions({
  queryKey: liveKey.deposits,
  queryFn: ({ signal }) => reading(listOpenDeposits, {})({ signal }),
  refetchInterval: pollEvery(POLL_MS, POLL_MS),
});

/** Takes an answered deposit off the list, without reading the others again. */
export const useTakeOff = (): ((id: number) => void) => {
  const client = useQueryClient();
  return (id) =>
    client.setQueryData(depositsQuery.queryKey, (read) =>
      read === undefined
        ? read
        : {
            waiting: read.waiting - 1,
            deposits: read.deposits.filter((deposit) => deposit.id !== id),
          },
    );
};

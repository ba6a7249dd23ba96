import { pollEvery } from '@karigar/client/cache/poll-every';
import type { OutputOf } from '@karigar/contract/define-call';
import { listWaiting } from '@karigar/contract/waiting/list-waiting';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';

/** Money that comes from customers by UPI, and goes back to them. */
export const COMING_KINDS = ['upi', 'refund-transfer', 'refund'] as const;
export type ComingKind = (typeof COMING_KINDS)[number];

type Item = OutputOf<typeof listWaiting>['items'][number];
export type Coming = Item & { readonly kind: ComingKind };

const POLL_MS = 30_000;
const MOST = 100;

export const comingQuery = queryOptions({
  queryKey: [...liveKey.waiting, 'coming'],
  queryFn: ({ signal }) =>
    reading(listWaiting, { kinds: [...COMING_KINDS], limit: MOST })({ signal }),
  refetchInterval: pollEvery(POLL_MS, POLL_MS),
});

const isComing = (item: Item): item is Coming => COMING_KINDS.some((kind) => kind === item.kind);

export const comingOf = (items: readonly Item[]): readonly Coming[] => items.filter(isComing);

export const keyOf = ({ kind, id }: Pick<Coming, 'kind' | 'id'>): string => `${kind}.${id}`;

/** Takes what is answered off the list, without reading the others again. */
export const useTakeOff = (): ((key: string) => void) => {
  const client = useQueryClient();
  return (key) =>
    client.setQueryData(comingQuery.queryKey, (read) =>
      read === undefined
        ? read
        : {
            ...read,
            items: read.items.filter((item) => `${item.kind}.${item.id}` !== key),
          },
    );
};

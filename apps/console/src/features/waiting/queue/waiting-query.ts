import type { OutputOf } from '@karigar/contract/define-call';
import { listWaiting } from '@karigar/contract/waiting/list-waiting';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { inCity } from '#entities/waiting/count-query';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';
import { GROUPS, type Tab } from './kind-groups.ts';

export type Item = OutputOf<typeof listWaiting>['items'][number];

const filterOf = (tab: Tab) => {
  if (tab === 'mine') return { whose: 'mine' } as const;
  const group = GROUPS.find(({ name }) => name === tab);
  return group === undefined ? {} : { kinds: [...group.kinds] };
};

/** The queue of a tab, page after page. */
export const waitingQuery = (tab: Tab, cityId: number | null) =>
  infiniteQueryOptions({
    queryKey: [...liveKey.waiting, tab, cityId],
    queryFn: ({ signal, pageParam }) =>
      reading(listWaiting, {
        ...filterOf(tab),
        ...inCity(cityId),
        ...(pageParam === null ? {} : { after: pageParam }),
      })({ signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const keyOf = ({ kind, id }: Pick<Item, 'kind' | 'id'>): string => `${kind}.${id}`;

import { getDesk } from '@karigar/contract/operators/get-desk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';

export const deskQuery = queryOptions({
  queryKey: liveKey.desk,
  queryFn: reading(getDesk, {}),
  staleTime: 60_000,
});

/** The operator who is logged in; undefined until it was read. */
export const useDesk = () => useQuery(deskQuery).data;

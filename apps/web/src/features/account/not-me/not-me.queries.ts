import { lookAtChange } from '@karigar/contract/recovery/look-at-change';
import { queryOptions } from '@tanstack/react-query';
import { reading } from '#platform/cache/read';

/** Read once: only the press changes it. */
export const changeOf = (token: string) =>
  queryOptions({
    queryKey: ['change', token],
    queryFn: reading(lookAtChange, { token }),
    staleTime: Infinity,
  });

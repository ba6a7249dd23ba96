import { listAddresses } from '@karigar/contract/addresses/list-addresses';
import { queryOptions } from '@tanstack/react-query';
import { reading } from '#platform/cache/read';

/** In every language. */
export const ADDRESSES = { queryKey: ['addresses'] } as const;

/** Area names depend on the language. */
export const ownAddresses = (language: string) =>
  queryOptions({
    queryKey: [...ADDRESSES.queryKey, language],
    queryFn: reading(listAddresses, {}),
  });
